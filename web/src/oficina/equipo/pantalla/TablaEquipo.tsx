import { EditOutlined } from '@ant-design/icons';
import { estaDeVacaciones, fechaLocal, formatearNumero, formatearPesos, nombreRol } from '@leal/domain';
import { Button } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { textoInstante } from '../../../piezas/textos/textos.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { useAhora } from '../../../lib/reloj.ts';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { type Columna, Tabla } from '../../../ui/tabla/Tabla.tsx';
import { textoLoQueTenia } from '../sesiones/textos.ts';
import { textoAusente } from '../../vacaciones/textos.ts';
import { useHoy } from '../../vacaciones/use-hoy.ts';
import { type CampoDeEquipo, VALORES } from '../filtro-usuarios.ts';
import { textoHace } from '../hace.ts';
import { DE_SU_CUENTA, type Persona } from '../persona/acciones.ts';
import { abrirEditar } from '../persona/DialogoEditar.tsx';
import { MenuDePersona } from '../persona/MenuDePersona.tsx';

/** Nobody misses the phone of whoever is away. */
function Contacto({ contacto, vacaciones }: Persona) {
  const ahora = useAhora(60_000);
  if (!contacto && estaDeVacaciones(vacaciones, fechaLocal(ahora))) return null;
  const [perdido] = contacto?.perdidos ?? [];
  if (perdido)
    return (
      <span className="mal" title={textoLoQueTenia(perdido)}>
        Teléfono perdido
      </span>
    );
  if (!contacto) return <span className="tenue">Sin contacto</span>;
  return <span title={textoInstante(contacto.visto_en)}>{textoHace(contacto.visto_en, ahora)}</span>;
}

/** The number of phones only where there are several. */
const textoVersion = ({ contacto }: Persona): string =>
  contacto
    ? `${contacto.version}${contacto.telefonos > 1 ? ` · ${formatearNumero(contacto.telefonos)} tel.` : ''}`
    : '';

function textoSinEnviar({ contacto }: Persona): string {
  if (!contacto) return '';
  const { sin_enviar, monto_sin_enviar } = contacto;
  const cuantos = formatearNumero(sin_enviar);
  return sin_enviar > 0 ? `${cuantos} · ${formatearPesos(monto_sin_enviar)}` : cuantos;
}

function Estado({ activo, vacaciones }: Persona) {
  const hoy = useHoy();
  if (!activo) return <span className="mal">Desactivado</span>;
  if (!vacaciones || !estaDeVacaciones(vacaciones, hoy)) return <span>Activo</span>;
  return <span title={textoAusente(vacaciones.al)}>Vacaciones</span>;
}

type Propia = Omit<Columna<Persona>, 'clave' | 'valor'> & { readonly clave: CampoDeEquipo };

const COLUMNAS: readonly Propia[] = [
  {
    clave: 'nombre',
    titulo: 'Cuenta',
    ancho: 170,
    crece: true,
    fija: true,
    celda: ({ nombre, email }) => (
      <span className="equipo-cuenta" title={`${nombre} · ${email}`}>
        <strong className="recorta">{nombre}</strong>
        <small className="recorta tenue">{email}</small>
      </span>
    ),
  },
  { clave: 'rol', titulo: 'Rol', ancho: 92, celda: ({ id_rol }) => nombreRol(id_rol) },
  {
    clave: 'estado',
    titulo: 'Estado',
    ancho: 96,
    celda: (persona) => <Estado {...persona} />,
  },
  {
    clave: 'clientes',
    titulo: 'Clientes',
    ancho: 84,
    cifra: true,
    celda: ({ ruta }) => (ruta ? formatearNumero(ruta.clientes_activos) : ''),
  },
  {
    clave: 'en_mano',
    titulo: 'En mano',
    ancho: 98,
    cifra: true,
    celda: ({ ruta }) => (ruta ? formatearPesos(ruta.en_mano) : ''),
  },
  {
    clave: 'contacto',
    titulo: 'Contacto',
    ancho: 126,
    celda: (persona) => <Contacto {...persona} />,
  },
  { clave: 'version', titulo: 'Versión', ancho: 84, celda: textoVersion },
  { clave: 'sin_enviar', titulo: 'Sin enviar', ancho: 112, cifra: true, celda: textoSinEnviar },
];

function Acciones({ persona, esPropia }: { persona: Persona; esPropia: boolean }) {
  return (
    <span className="equipo-botones fila aire-4">
      <Button
        size="small"
        icon={<EditOutlined aria-hidden />}
        aria-label={`Editar a ${comoSeLlama(persona)}`}
        title="Editar"
        onClick={() => abrirEditar(persona)}
      />
      <MenuDePersona persona={persona} esPropia={esPropia} tambien={DE_SU_CUENTA} />
    </span>
  );
}

const columnasDe = (id_usuario: string): readonly Columna<Persona>[] => [
  ...COLUMNAS.map((columna) => ({ ...columna, valor: VALORES[columna.clave] })),
  {
    clave: 'acciones',
    titulo: 'Acciones',
    ancho: 84,
    fija: 'final',
    celda: (persona) => <Acciones persona={persona} esPropia={persona.id_usuario === id_usuario} />,
  },
];

const clave = ({ id_usuario }: Persona): string => id_usuario;

type Props = {
  filas: readonly Persona[] | undefined;
  orden: string;
  alOrdenar: (orden: string) => void;
  vacia: ReactNode;
  alAcercarse: (() => void) | undefined;
};

/** The team at a desk, a line an account; a row opens what can be corrected of it. */
export function TablaEquipo(props: Props) {
  const { id_usuario } = useUsuario();
  const columnas = useMemo(() => columnasDe(id_usuario), [id_usuario]);
  return (
    <Tabla<Persona>
      nombre="Usuarios"
      columnas={columnas}
      clave={clave}
      alto={40}
      alAbrir={abrirEditar}
      tono={({ activo }) => (activo ? undefined : 'tenue')}
      {...props}
    />
  );
}
