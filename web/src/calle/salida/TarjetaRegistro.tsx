import { memo, useRef } from 'react';
import { Dicho, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import type { ConEfectivo } from '../../piezas/solicitud/efectivo.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { LoDecidido } from '../solicitudes/LoDecidido.tsx';
import { conMayuscula, textoInstante } from '../../piezas/textos/textos.ts';
import { useHayLinea } from '../../lib/linea.ts';
import { type Registro, yaEstaba } from '../../lib/salida/registro.ts';
import { elTitulo, useRelevoDeFoco } from '../../ui/encabezado/foco.ts';
import { Botones, tieneBotones } from './botones.tsx';
import { ESTADO, estadoDe, loQueFalta, loQuePasa, YA_ESTABA } from './textos.ts';

type Props = {
  registro: Registro;
  /** The request that it became, as it stands now; null when nobody knows it; undefined until that has been read. */
  solicitud?: ConEfectivo | null | undefined;
};

/** The focus does not go down with the buttons of a state that is over. */
function Acciones({ registro, solicitud }: Props) {
  const botones = useRef<HTMLDivElement>(null);
  useRelevoDeFoco(botones, elTitulo);
  return (
    <div ref={botones} className="sin-caja">
      <Botones registro={registro} solicitud={solicitud} />
    </div>
  );
}

const marcaDe = ({ registro, solicitud }: Props, hayLinea: boolean) => {
  if (solicitud)
    return solicitud.estado === 'pendiente' ? ESTADO.en_revision : ESTADO_REVISADA[solicitud.estado];
  return yaEstaba(registro) ? YA_ESTABA : estadoDe(registro, hayLinea);
};

/** One register of this phone: what, of when, what has become of it, and what can be done. */
export const TarjetaRegistro = memo(({ registro, solicitud }: Props) => {
  const { que, capturado_en, estado } = registro;
  const hayLinea = useHayLinea();
  const decidida = solicitud && solicitud.estado !== 'pendiente' ? solicitud : undefined;
  return (
    <Tarjeta
      nombre={conMayuscula(que)}
      id_credito={null}
      senas={[textoInstante(capturado_en), loQueFalta(registro)]}
      estado={marcaDe({ registro, solicitud }, hayLinea)}
      acciones={
        tieneBotones(registro) && (
          <Acciones key={decidida?.estado ?? estado} registro={registro} solicitud={solicitud} />
        )
      }
    >
      {decidida ? (
        <>
          <LoDecidido solicitud={decidida} />
          <Dicho nombre={NOMBRES.comentario_gerente} texto={decidida.comentario} />
        </>
      ) : (
        <p>{loQuePasa(registro, hayLinea)}</p>
      )}
    </Tarjeta>
  );
});
TarjetaRegistro.displayName = 'TarjetaRegistro';
