import { ArrowLeftOutlined } from '@ant-design/icons';
import { type FilaLlegada, llegadasDelDia } from '@leal/contract';
import { Button } from 'antd';
import { Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { Marcas } from '../listas/Marcas.tsx';
import { textoDia, textoFecha, textoInstante } from '../../piezas/textos/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeTarjetas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import type { DiaElegido, EnLlegadas } from './lugar.ts';
import { FormaDePago } from '../solicitudes/FormaDePago.tsx';
import { queEs } from './palabras.ts';

const MARCADA = { texto: 'Marcada', tono: 'mal' } as const;
const TARDE = { texto: 'Llegó tarde', tono: 'espera' } as const;

function Llegada({ fila }: { fila: FilaLlegada }) {
  const { nombre, id_credito, direccion, marcas, llego_despues } = fila;
  return (
    <Tarjeta
      nombre={nombre}
      id_credito={id_credito}
      senas={[direccion]}
      estado={marcas.length > 0 ? MARCADA : TARDE}
    >
      <dl className="datos">
        <Dato nombre={OTROS_NOMBRES.captura}>
          <strong>{queEs(fila)}</strong>
        </Dato>
        <FormaDePago de={fila} />
        <Dato nombre={OTROS_NOMBRES.capturado}>{textoInstante(fila.capturado_en)}</Dato>
        <Dato nombre={OTROS_NOMBRES.llego}>{textoInstante(fila.sincronizado_en)}</Dato>
        {llego_despues && <Dato nombre="Llegó después: cuenta el">{textoFecha(llego_despues)}</Dato>}
      </dl>
      <Marcas marcas={marcas} />
    </Tarjeta>
  );
}

function Filas({ filas }: { filas: readonly FilaLlegada[] | undefined }) {
  if (!filas) return <HuecoDeTarjetas className="rejilla arriba" />;
  if (filas.length === 0) return <Vacio texto="Ese día nada llegó tarde ni tiene marcas" />;
  return (
    <div className="rejilla arriba">
      {filas.map((fila) => (
        <Llegada key={fila.id_pago} fila={fila} />
      ))}
    </div>
  );
}

type Props = { dia: DiaElegido; en: EnLlegadas };

/** A collector's rows of a day that came late or are marked, as they are now. */
export function DiaDeCobrador({ dia: { id_cobrador, fecha }, en }: Props) {
  const pedido = { parametros: { id_usuario: id_cobrador }, consulta: { fecha } };
  const consulta = useLlamada(llegadasDelDia, pedido, { refetchOnWindowFocus: true });
  const { data, isError } = consulta;
  const volver = (
    <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={en.volverASemana}>
      Semana
    </Button>
  );
  return (
    <>
      <Encabezado
        titulo={data?.nombre_cobrador || 'Llegadas tarde'}
        esNombre={Boolean(data?.nombre_cobrador)}
        nota={textoDia(fecha)}
        antes={volver}
      />
      <FalloConsulta consulta={consulta} mensaje="Error al cargar las llegadas" />
      {(data || !isError) && <Filas filas={data?.datos} />}
    </>
  );
}
