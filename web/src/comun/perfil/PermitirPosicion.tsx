import { Radio } from 'antd';
import { useState } from 'react';
import { useNegocio } from '../../lib/negocio.ts';
import { buscarPosicion, permitePosicion, permitirPosicion } from '../../lib/posicion.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Frase } from '../../ui/Frase.tsx';

const OPCIONES = [
  { value: false, label: 'No' },
  { value: true, label: 'Sí' },
];

const NEGADA = 'El navegador no dio permiso. Actívalo en los ajustes del sitio y vuelve a intentarlo.';

/** The choice whether this collector's captures say where they were made; nothing, where the owner keeps none. */
export function PermitirPosicion() {
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
