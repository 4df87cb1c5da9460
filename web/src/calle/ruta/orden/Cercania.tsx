import type { CreditoDeRuta } from '@leal/contract';
import { ordenarPorCercania } from '@leal/domain';
import { Button } from 'antd';
import { useAqui } from '../../../lib/posicion.ts';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { anunciar, anunciarAlPie } from '../../../ui/anunciar.tsx';
import type { OrdenDeHoy } from './use-reordenar.ts';
import { abrirMapaDelDia } from './mapa-del-dia.tsx';

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
