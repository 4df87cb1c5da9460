import type { ReceptorDeClientes, Visto } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { DialogoAlDia } from '../../piezas/visto/DialogoAlDia.tsx';
import { cuantos } from '../../piezas/textos/textos.ts';
import { lecturaDeReasignacion } from '../../lib/visto/lecturas.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { useEnvioAlDia } from '../dialogos/use-envio-de-dialogo.ts';
import { Monto } from '../../ui/Monto.tsx';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { Nombre } from '../../ui/Nombre.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { REASIGNAR } from '../acciones/reasignacion.ts';
import { empezarAvance } from './avance.ts';
import { verAvance } from './DialogoAvance.tsx';
import { type Elegidos, pedidaDe, type PorReasignar, queSon } from './seleccion.ts';

/** The route of whoever gets them, before and after. */
const Receptor = (receptor: ReceptorDeClientes) => {
  const { nombre, clientes, saldo, activos_antes, activos_despues, saldo_antes, saldo_despues } = receptor;
  return (
    <li className="chica pila aire-4">
      <strong>
        <Nombre de={nombre} />
      </strong>
      <span className="tabular">
        {`+ ${cuantos(clientes, 'cliente', 'clientes')} · `}
        <Monto valor={saldo} />
      </span>
      <span className="tenue tabular">
        {`Clientes activos: ${formatearNumero(activos_antes)} → ${formatearNumero(activos_despues)}`}
      </span>
      <span className="tenue tabular">
        {'Saldo: '}
        <Monto valor={saldo_antes} />
        {' → '}
        <Monto valor={saldo_despues} />
      </span>
    </li>
  );
};

type Nombres = readonly { readonly nombre: string; readonly nuevo: string }[];
/** More than somebody reads through; the audit has them all. */
const NOMBRES_DICHOS = 5;

/** The clients who get another name at the new collector's, where somebody has theirs. */
function OtrosNombres({ nombres }: { nombres: Nombres }) {
  if (nombres.length === 0) return null;
  const dichos = nombres.slice(0, NOMBRES_DICHOS).map(({ nombre, nuevo }) => `${nombre} → ${nuevo}`);
  const faltan = nombres.length - dichos.length;
  return (
    <p className="nota">
      {'Ya hay alguien con su nombre, y quedan así: '}
      <span translate="no">{dichos.join(', ')}</span>
      {faltan > 0 && ` y ${formatearNumero(faltan)} más`}
    </p>
  );
}

const Hechos = ({ clientes, creditos, saldo, van, se_quedan }: Visto<'reasignacion'>) => (
  <dl className="datos">
    <Dato nombre={NOMBRES.clientes}>{formatearNumero(clientes)}</Dato>
    <Dato nombre={NOMBRES.creditos}>{formatearNumero(creditos)}</Dato>
    <Dato nombre={NOMBRES.saldo}>
      <Monto valor={saldo} />
    </Dato>
    {van > 0 && <Dato nombre={NOMBRES.van}>{formatearNumero(van)}</Dato>}
    {se_quedan > 0 && <Dato nombre={NOMBRES.se_quedan}>{formatearNumero(se_quedan)}</Dato>}
  </dl>
);

type Props = { control: ControlDialogo; porReasignar: PorReasignar; elegidos: Elegidos };

/** The question: the clients who go, their debts, the receivers and their routes; it begins only as it was read. */
function PreguntaReasignar({ control, porReasignar, elegidos }: Props) {
  const { de } = porReasignar;
  const que = queSon(porReasignar);
  const pedida = pedidaDe(porReasignar, elegidos);
  const acerca = { id_cobrador: de.id_cobrador, que };
  const { enviar, vigencia, dialogo } = useEnvioAlDia(control, REASIGNAR, acerca, {
    lectura: lecturaDeReasignacion(pedida),
    tarjeta: {},
    alLograr: (reasignacion) => {
      empezarAvance(reasignacion);
      return control.cerrar().then(() => verAvance(reasignacion));
    },
  });
  const { visto, leido } = vigencia;
  const n = visto?.clientes ?? porReasignar.clientes?.length;
  return (
    <DialogoAlDia<'reasignacion', object>
      {...dialogo}
      titulo="Reasignar clientes"
      textoEnviar={n === undefined ? 'Reasignar' : `Reasignar ${formatearNumero(n)}`}
      primerCampo=""
      alEnviar={async () => {
        if (visto) await enviar({ cuerpo: { ...pedida, visto } });
      }}
    >
      {(hoy) => (
        <div className="pila aire-12">
          <Intro>
            {porReasignar.clientes ? '¿Reasignar a ' : '¿Reasignar '}
            <strong>
              <Nombre de={que} />
            </strong>
            ? Cada quien lo ve en su teléfono en menos de un minuto.
          </Intro>
          <Hechos {...hoy} />
          <ul className="recuadro lista-lisa pila aire-12" aria-label="Quién los recibe">
            {(leido?.receptores ?? []).map((receptor) => (
              <Receptor key={receptor.id_cobrador} {...receptor} />
            ))}
          </ul>
          <OtrosNombres nombres={leido?.otros_nombres ?? []} />
          <p className="nota">
            {'Los pagos hechos y el efectivo que tiene '}
            <Nombre de={de.nombre} />
            {' siguen siendo suyos.'}
          </p>
        </div>
      )}
    </DialogoAlDia>
  );
}

export const preguntarReasignacion = (porReasignar: PorReasignar, elegidos: Elegidos): void =>
  abrirDialogo((control) => (
    <PreguntaReasignar control={control} porReasignar={porReasignar} elegidos={elegidos} />
  ));
