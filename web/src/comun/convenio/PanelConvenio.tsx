import type { ConvenioDicho } from '@leal/contract';
import {
  type EstadoDeConvenio,
  type EstadoDePagoPrometido,
  type Fecha,
  fechaLocal,
  formatearFecha,
  formatearPesos,
  type RenglonDeConvenio,
} from '@leal/domain';
import { Button } from 'antd';
import { useAhora } from '../../lib/reloj.ts';
import { SiActua } from '../../lib/sesion/solo-lectura.ts';
import { textoConvenio } from '../../piezas/credito/convenio.ts';
import { conMayuscula, diaCorto } from '../../piezas/textos/textos.ts';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { Frase } from '../../ui/Frase.tsx';
import { type Estado, Insignia } from '../../ui/insignia/Insignia.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Nombre } from '../../ui/Nombre.tsx';
import { Dato, Panel } from '../../ui/panel/Panel.tsx';
import { dejarConvenio, escribirConvenio } from './abrir.ts';
import { type CreditoConConvenio, marchaDe } from './marcha.ts';

const ESTADO: { readonly [E in EstadoDeConvenio]: Estado } = {
  cumplido: { texto: 'Cumplido', tono: 'bien' },
  incumplido: { texto: 'Incumplido', tono: 'mal' },
  hoy: { texto: 'Toca hoy', tono: 'espera' },
  al_corriente: { texto: 'Al corriente', tono: 'bien' },
};

/** A row of a day to come says its day, and needs no more. */
const DEL_RENGLON: { readonly [E in EstadoDePagoPrometido]: Estado | null } = {
  pagado: { texto: 'Pagado', tono: 'bien' },
  vencido: { texto: 'Vencido', tono: 'mal' },
  hoy: { texto: 'Hoy', tono: 'espera' },
  por_venir: null,
};

const CIFRAS: readonly Nombrada[] = [{ titulo: 'Pagado desde el convenio', figura: 'pagadoDelConvenio' }];

type PropsDicho = { marcha: NonNullable<ReturnType<typeof marchaDe>>; convenio: ConvenioDicho };

function Dicho({ marcha: { renglones, pagado, debe }, convenio }: PropsDicho) {
  const hoy = fechaLocal(useAhora(60_000));
  return (
    <>
      {debe && (
        <p className={debe.fecha < hoy ? 'mal' : undefined}>
          <strong>{textoConvenio(debe, hoy)}</strong>
        </p>
      )}
      <ol className="lista-lisa pila aire-8" aria-label="Pagos del convenio">
        {renglones.map(({ fecha, monto, falta, estado }) => (
          <li className="fila dobla aire-12 junto extremos" key={fecha}>
            <span>{`${conMayuscula(diaCorto(fecha))} ${formatearFecha(fecha)}`}</span>
            <span className="fila aire-8 junto">
              <Monto valor={monto} />
              {DEL_RENGLON[estado] && <Insignia {...DEL_RENGLON[estado]} />}
            </span>
            {falta > 0 && falta < monto && (
              <span className="nota a-lo-ancho">{`Faltan ${formatearPesos(falta)}`}</span>
            )}
          </li>
        ))}
      </ol>
      <dl className="datos">
        <Dato nombre="Pagado desde el convenio">
          <Monto valor={pagado} />
        </Dato>
      </dl>
      <p className="nota parte">
        <Frase>
          {`Hecho el ${formatearFecha(convenio.fecha)} por `}
          <Nombre de={convenio.nombre} />
          {convenio.nota === undefined ? '' : ` · ${convenio.nota}`}
        </Frase>
      </p>
    </>
  );
}

type Props = {
  credito: CreditoConConvenio & {
    readonly se_puede_convenir?: true | undefined;
    /** What the route's card says of it, where the credit's own answer has not come. */
    readonly convenio_debe?: RenglonDeConvenio | undefined;
  };
  /** Its client is still there. */
  vigente?: boolean;
};

/** Without a line, as the card has it. */
const DeLaTarjeta = ({ debe, hoy }: { debe: RenglonDeConvenio; hoy: Fecha }) => (
  <Panel titulo="Convenio">
    <p>
      <strong>{textoConvenio(debe, hoy)}</strong>
    </p>
    <p className="nota">Según la ruta; con línea se ve completo.</p>
  </Panel>
);

/** Whoever may, writes the first one. */
const SinConvenio = ({ credito }: Pick<Props, 'credito'>) => (
  <SiActua>
    <Panel titulo="Convenio">
      <div className="pila">
        <p className="nota">Si promete otro plan de pagos, anótalo aquí: no cambia el saldo.</p>
        <Button onClick={() => void escribirConvenio(credito)}>Hacer convenio</Button>
      </div>
    </Panel>
  </SiActua>
);

type PropsBotones = Pick<Props, 'credito'> & { convenio: ConvenioDicho; cumplido: boolean };

const Botones = ({ credito, convenio, cumplido }: PropsBotones) => (
  <SiActua>
    <div className="grupo aire-8">
      {credito.se_puede_convenir && (
        <Button onClick={() => void escribirConvenio(credito)}>
          {cumplido ? 'Hacer otro convenio' : 'Cambiar convenio'}
        </Button>
      )}
      {!cumplido && (
        <Button danger onClick={() => void dejarConvenio(credito, convenio)}>
          Cancelar convenio
        </Button>
      )}
    </div>
  </SiActua>
);

/** The new plan that a client promised: what is paid of it, and what is due. Nothing where there is none, and none may be made. */
export function PanelConvenio({ credito, vigente = true }: Props) {
  const hoy = fechaLocal(useAhora(60_000));
  const { convenio, convenio_debe, se_puede_convenir } = credito;
  const marcha = marchaDe(credito, hoy);
  if (!convenio || !marcha) {
    if (convenio_debe) return <DeLaTarjeta debe={convenio_debe} hoy={hoy} />;
    return se_puede_convenir ? <SinConvenio credito={credito} /> : null;
  }
  return (
    <Panel
      titulo="Convenio"
      accion={<Insignia {...ESTADO[marcha.estado]} />}
      ayuda={<QueSon de="Convenio" cifras={CIFRAS} />}
    >
      <div className="pila">
        <Dicho marcha={marcha} convenio={convenio} />
        {vigente && <Botones {...{ credito, convenio }} cumplido={marcha.estado === 'cumplido'} />}
      </div>
    </Panel>
  );
}
