import { estadoDeVentana, fechaLocal, formatearNumero, formatearPesos, type Plazo } from '@leal/domain';
import type { Ruta } from '../../../piezas/ruta/ruta-leida.ts';
import { textoVentana } from '../../../piezas/ruta/texto-ventana.ts';
import { textoPorForma } from '../../../piezas/textos/por-forma.ts';
import { textoAparte, type Vistazo } from '../../../piezas/ruta/vistazo.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { useAhora } from '../../../lib/reloj.ts';
import { BarraDeAvance } from '../../../ui/graficas/BarraDeAvance.tsx';

const Cifras = ({ vistazo }: { vistazo: Vistazo }) => (
  <p className="vistazo-cifras grupo aire-6 junto extremos">
    <span>
      <strong>{formatearNumero(vistazo.visitados)}</strong>{' '}
      <span>{`de ${formatearNumero(vistazo.debidos)} visitados`}</span>
    </span>{' '}
    <span>
      <strong translate="no">{formatearPesos(vistazo.recaudado)}</strong>{' '}
      <span>{`de ${formatearPesos(vistazo.esperado)} cobrados`}</span>
    </span>
  </p>
);

/** The hours of this route's loans, by the server's clock. */
function Ventana({ plazos }: { plazos: readonly Plazo[] }) {
  const instante = useAhora();
  const negocio = useNegocio();
  const estado = estadoDeVentana(instante, plazos, negocio);
  const { texto, tono } = textoVentana(estado, fechaLocal(instante), negocio);
  return (
    <span className={tono === 'por_cerrar' ? 'tinta fuerte' : tono === 'cerrada' ? 'tinta' : undefined}>
      {texto}
    </span>
  );
}

/** All terms of the route: those of today's cards, and of the credits that begin to be collected tomorrow. */
const plazosDe = ({ jornada, inician_manana }: Ruta): Plazo[] => [
  ...new Set([...(jornada?.plazos ?? []), ...inician_manana.map(({ dias_pago }) => dias_pago)]),
];

type Props = { vistazo: Vistazo | undefined };

/** The progress of the day; a day on which nobody is due has no figures. */
export function DeUnVistazo({ vistazo }: Props) {
  if (vistazo === undefined || (vistazo.debidos === 0 && vistazo.recaudado === 0)) return null;
  const formas = textoPorForma(vistazo.recaudado, vistazo.transferido);
  return (
    <section className="pila aire-6 tabular" aria-label="El día">
      <Cifras vistazo={vistazo} />
      {formas !== undefined && <span className="nota">{formas}</span>}
      <BarraDeAvance
        titulo="Recaudado de lo esperado hoy"
        hecho={vistazo.recaudado}
        total={vistazo.esperado}
      />
    </section>
  );
}

/** The time left for payments, and what the figures lack. In the line of what a search finds: it is there anyway. */
export function PieDelVistazo({ ruta, vistazo }: Props & { ruta: Ruta }) {
  const aparte = vistazo && textoAparte(vistazo);
  return (
    <p className="vistazo-pie grupo aire-12 junto extremos tenue">
      <Ventana plazos={plazosDe(ruta)} />
      {aparte !== undefined && <span>{aparte}</span>}
    </p>
  );
}
