import './renovaciones.css';
import type { Cabeza } from '../../piezas/tarjetas/DosListas.tsx';
import { cuantasDe } from '../../piezas/textos/textos.ts';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import type { Figura } from '../../ui/cifras/definiciones.ts';
import { QueEs } from '../../ui/cifras/QueEs.tsx';

/** The texts of both roles' lists while they load and when that fails. */
export const TEXTOS = {
  mensajeError: 'Error al cargar datos',
  mensajeCargando: 'Cargando renovaciones...',
};

type Contada = {
  readonly texto: string;
  /** Next to the count: what this list contains. */
  readonly nota: string;
  readonly figura: Figura;
  readonly lista: Pick<ListaLeida<unknown>, 'primera'>;
};

/** The count of the list one looks at (spec §2: '12 elementos'); its place is kept while it loads. */
const Banda = ({ texto, nota, figura, lista }: Contada) => (
  <div className="panel renovaciones-banda">
    <output className="grupo aire-12 junto a-renglon crece" aria-label={texto}>
      <strong>{cuantasDe(lista.primera, 'elemento', 'elementos')}</strong>
      <span className="tenue">{nota}</span>
    </output>
    <QueEs titulo={texto} figura={figura} />
  </div>
);

/** Spec §2, 'Renovaciones', for both roles; each has its own dashboard. */
export const cabezaDe = (dashboard: string, abierta: Contada, historial: Contada['lista']): Cabeza => ({
  titulo: 'Renovaciones',
  nota: 'Un crédito por otro',
  accion: <BotonEnlace camino={dashboard}>Ir al Dashboard</BotonEnlace>,
  banda: (vista) =>
    vista === 'historial' ? (
      <Banda
        texto="Historial"
        nota="aprobadas y rechazadas"
        figura="renovacionesDecididas"
        lista={historial}
      />
    ) : (
      <Banda {...abierta} />
    ),
});
