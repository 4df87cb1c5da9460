import type { CreditoDeRuta } from '@leal/contract';
import { enPartes, lugarEnMapa } from '@leal/domain';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { enGrados, enlaceCamino } from '../../../piezas/cliente/enlace-mapa.ts';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { alertar } from '../../../ui/dialogos/almacen.ts';

/** As many as a map app takes at once: nine on the way, and where it ends. */
export const PARADAS_POR_TRAMO = 10;

/** Where the way leads past: the pin of the door, else its address. */
export const paradaDe = (credito: CreditoDeRuta): string =>
  credito.punto ? enGrados(credito.punto) : lugarEnMapa(credito);

function Tramo({ paradas, numero }: { paradas: readonly CreditoDeRuta[]; numero: number }) {
  const [primera, ultima] = [paradas[0], paradas.at(-1)];
  if (!primera || !ultima) return null;
  return (
    <li>
      <a className="toque" href={enlaceCamino(paradas.map(paradaDe))} target="_blank" rel="noreferrer">
        {`Tramo ${numero}: ${cuantos(paradas.length, 'parada', 'paradas')}`}
      </a>
      <p className="nota parte" translate="no">
        {[...new Set([primera, ultima].map(comoSeLlama))].join(' → ')}
      </p>
    </li>
  );
}

/** The day's doors in their order, leg by leg, in the phone's own map; nothing of a map is drawn here. */
export const abrirMapaDelDia = (creditos: readonly CreditoDeRuta[]): Promise<void> =>
  alertar({
    titulo: 'Mapa del día',
    contenido: (
      <>
        <p>Cada tramo se abre en los mapas de tu teléfono, en el orden de tu ruta.</p>
        <ol className="lista-lisa pila aire-8">
          {enPartes(creditos, PARADAS_POR_TRAMO).map((paradas, i) => (
            <Tramo key={paradas[0]?.id_credito} paradas={paradas} numero={i + 1} />
          ))}
        </ol>
      </>
    ),
  });
