import './perfil.css';
import { nombreRol, ROL } from '@leal/domain';
import { Radio } from 'antd';
import { useState } from 'react';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { almacenLocal } from '../../lib/almacen-local.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { buscarPosicion, permitePosicion, permitirPosicion } from '../../lib/posicion.ts';
import { Dato, Panel } from '../../ui/panel/Panel.tsx';
import { anunciar } from '../../ui/anunciar.tsx';
import { Frase } from '../../ui/Frase.tsx';
import { CambiarContrasena } from './CambiarContrasena.tsx';

/** 'sistema' follows the device. */
const TEMAS = ['sistema', 'claro', 'oscuro'] as const;
type Tema = (typeof TEMAS)[number];

/** The key of the theme, which arranque.js reads and applies before the first paint. */
const CLAVE = 'leal_tema';

function leerTema(): Tema {
  const guardado = almacenLocal.leer(CLAVE);
  return TEMAS.find((tema) => tema === guardado) ?? 'sistema';
}

/** The theme is kept on this device, and seen at once. */
function elegirTema(tema: Tema): void {
  if (tema === 'sistema') almacenLocal.borrar(CLAVE);
  else almacenLocal.guardar(CLAVE, tema);
  globalThis.dispatchEvent(new Event('leal:tema'));
}

const NOMBRE: Record<Tema, string> = { sistema: 'Automático', claro: 'Claro', oscuro: 'Oscuro' };

/** Seen as soon as it is chosen; 'Automático' follows the device. */
function ElegirTema() {
  const [tema, setTema] = useState(leerTema);
  const elegir = (nuevo: Tema) => {
    elegirTema(nuevo);
    setTema(nuevo);
  };
  return (
    <Radio.Group
      block
      optionType="button"
      buttonStyle="solid"
      aria-label="Tema"
      value={tema}
      onChange={(e) => elegir(e.target.value as Tema)}
      options={TEMAS.map((value) => ({ value, label: NOMBRE[value] }))}
    />
  );
}

const OPCIONES = [
  { value: false, label: 'No' },
  { value: true, label: 'Sí' },
];

const NEGADA = 'El navegador no dio permiso. Actívalo en los ajustes del sitio y vuelve a intentarlo.';

/** The choice whether this collector's captures say where they were made; nothing, where the owner keeps none. */
function PermitirPosicion() {
  const { dias_posicion: dias } = useNegocio().parametros;
  const [permite, setPermite] = useState(permitePosicion);
  const poner = (valor: boolean) => {
    permitirPosicion(valor);
    setPermite(valor);
  };
  const negar = () => {
    poner(false);
    anunciar.atencion('No se puede saber dónde estás', NEGADA);
  };
  const elegir = (valor: boolean) => {
    poner(valor);
    if (valor) buscarPosicion(negar);
  };
  if (dias === 0) return null;
  return (
    <Panel titulo="Ubicación de tus cobros" subtitulo="Solo en este dispositivo">
      <p id="perfil-posicion" className="perfil-nota nota">
        <Frase>
          ¿Guardar dónde registras tus cobros? Con cada pago, visita o atraso se guarda dónde estabas. Solo la
          ve el gerente, y se borra a los {dias} días. Tu ruta te dice además qué tan lejos queda cada puerta.
          Sin permiso o sin señal de GPS todo se registra igual.
        </Frase>
      </p>
      <Radio.Group
        block
        optionType="button"
        buttonStyle="solid"
        aria-label="Guardar dónde registras tus cobros"
        aria-describedby="perfil-posicion"
        value={permite}
        onChange={(e) => elegir(e.target.value as boolean)}
        options={OPCIONES}
      />
    </Panel>
  );
}

/** The person's own account and settings. Signing out is in the header. */
export function Perfil() {
  const { nombre, email, id_rol } = useUsuario();
  return (
    <div className="pila amplia angosto">
      <h1 className="titulo">Mi perfil</h1>
      <Panel titulo="Tu cuenta">
        <dl className="datos">
          <Dato nombre={NOMBRES.nombre}>{nombre}</Dato>
          <Dato nombre={NOMBRES.email}>{email}</Dato>
          <Dato nombre={NOMBRES.id_rol}>{nombreRol(id_rol)}</Dato>
        </dl>
      </Panel>
      <Panel titulo="Apariencia" subtitulo="Solo en este dispositivo">
        <ElegirTema />
      </Panel>
      {id_rol === ROL.cobrador && <PermitirPosicion />}
      <Panel titulo="Cambiar contraseña">
        <CambiarContrasena email={email} />
      </Panel>
      <p className="nota">Leal, versión {import.meta.env.VITE_VERSION}</p>
    </div>
  );
}
