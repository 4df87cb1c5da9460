import type { CreditoDeRuta } from '@leal/contract';
import { enPartes, lugarEnMapa, ordenarPorCercania } from '@leal/domain';
import { Button } from 'antd';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { enGrados, enlaceCamino } from '../../../piezas/cliente/enlace-mapa.ts';
import { useAqui } from '../../../lib/posicion.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { anunciar, anunciarAlPie } from '../../../ui/anunciar.tsx';
import { alertar } from '../../../ui/dialogos/almacen.ts';
import type { OrdenDeHoy } from './use-reordenar.ts';

/** As many as a map app takes at once: nine on the way, and where it ends. */
const PARADAS_POR_TRAMO = 10;

/** Where the way leads past: the pin of the door, else its address. */
const paradaDe = (credito: CreditoDeRuta): string =>
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
const abrirMapaDelDia = (creditos: readonly CreditoDeRuta[]): Promise<void> =>
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

type Props = {
  /** Today's cards, in the order on screen. */
  creditos: readonly CreditoDeRuta[];
  orden: OrdenDeHoy;
};

/** What is done with the whole route by where the doors are. */
export function Cercania({ creditos, orden: { proponer, propuesta } }: Props) {
  const aqui = useAqui();
  const ordenar = () => {
    const cercanos = aqui ? ordenarPorCercania(creditos, aqui) : [];
    if (cercanos.length > 1) proponer(cercanos);
    else if (aqui) anunciar.info('Ubica primero las puertas', 'En los datos de cada cliente, estando ahí.');
    else anunciar.atencion('Todavía no se sabe dónde estás', 'Vuelve a intentarlo en un momento.');
  };
  return (
    <>
      {!propuesta && <Button onClick={ordenar}>Ordenar por cercanía</Button>}
      <Button aria-haspopup="dialog" onClick={() => void abrirMapaDelDia(creditos)}>
        Mapa del día
      </Button>
    </>
  );
}

const MS_PARA_DESHACER = 10_000;

/** The order by nearness as it would be, until somebody says that it stays. */
export function Propuesta({ creditos, orden: { ids, propuesta, proponer, guardar } }: Props) {
  const deAntes = creditos.map(({ id_credito }) => id_credito);
  const quedarse = () => {
    proponer(undefined);
    guardar(ids);
    const cambiar = anunciarAlPie({
      texto: 'Orden guardado',
      detalle: 'Por cercanía',
      alDeshacer: () => {
        cambiar(null);
        guardar(deAntes);
      },
      alSeguir: () => undefined,
    });
    setTimeout(() => cambiar(null), MS_PARA_DESHACER);
  };
  return (
    <fieldset className="ruta-propuesta recuadro grupo aire-6" aria-label="Orden por cercanía">
      <output className="a-lo-ancho">
        {`Por cercanía: ${cuantos(propuesta?.length ?? 0, 'cliente', 'clientes')} con ubicación. Falta guardar.`}
      </output>
      <Button type="primary" onClick={quedarse}>
        Guardar orden
      </Button>
      <Button onClick={() => proponer(undefined)}>Deshacer</Button>
    </fieldset>
  );
}
