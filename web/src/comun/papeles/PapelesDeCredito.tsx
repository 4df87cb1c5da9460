import './papeles.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { DetalleCredito } from '../../piezas/credito/aplicar-hecho.ts';
import { useDetalle } from '../../piezas/credito/credito-leido.ts';
import { almacenLocal } from '../../lib/almacen-local.ts';
import { useSobreQuien } from '../../lib/titulo.ts';
import { useVolver } from '../../lib/use-volver.ts';
import { BotonImprimir } from '../../ui/BotonImprimir.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeTarjetas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { enPapel } from './datos.ts';
import { Hoja } from './Hoja.tsx';

const TAMANOS = [
  { value: 'carta', label: 'Carta' },
  { value: 'a4', label: 'A4' },
  { value: '80', label: '80 mm' },
] as const;
type Tamano = (typeof TAMANOS)[number]['value'];
const LUGAR = 'leal_papel_contrato';

/** The paper, as it was chosen last on this device. */
function useTamano() {
  const [tamano, setTamano] = useState<Tamano>(
    () => TAMANOS.find(({ value }) => value === almacenLocal.leer(LUGAR))?.value ?? 'carta',
  );
  const elegir = (elegido: Tamano) => {
    almacenLocal.guardar(LUGAR, elegido);
    setTamano(elegido);
  };
  return { tamano, elegir };
}

function Papeles({ detalle }: { detalle: DetalleCredito }) {
  const { tamano, elegir } = useTamano();
  useSobreQuien(detalle.credito.nombre);
  const credito = enPapel(detalle);
  if (credito === null) return <Vacio texto="Este crédito no se ha aprobado: todavía no tiene pagaré." />;
  if (detalle.credito.estado_credito === 'Cancelado')
    return <Vacio texto="Este préstamo se canceló: no tiene pagaré." />;
  return (
    <>
      <div className="radios-de-dedo no-impreso fila dobla">
        <Radio.Group
          aria-label="Papel"
          optionType="button"
          options={[...TAMANOS]}
          value={tamano}
          onChange={({ target }) => elegir(target.value as Tamano)}
        />
        <BotonImprimir />
      </div>
      <Hoja detalle={detalle} credito={credito} tamano={tamano} />
    </>
  );
}

/** The pagaré and the contract of a loan, to be printed when it is handed over and afterwards. */
export function PapelesDeCredito() {
  const { id_credito = '' } = useParams();
  const volver = useVolver();
  const consulta = useDetalle(id_credito);
  const { data, error } = consulta;
  const noExiste = error !== null && ['NO_ENCONTRADO', 'PROHIBIDO', 'DATOS_INVALIDOS'].includes(error.codigo);
  return (
    <div className="papeles pila">
      <Encabezado
        titulo="Pagaré y contrato"
        nota="Para imprimir y firmar"
        antes={
          <Button className="no-impreso" icon={<ArrowLeftOutlined aria-hidden />} onClick={volver}>
            Volver
          </Button>
        }
      />
      {!data && !error && <HuecoDeTarjetas cuantas={2} />}
      {noExiste ? (
        <Vacio dibujo="lupa" texto="Este crédito no existe o ya no está" />
      ) : (
        <FalloConsulta consulta={consulta} mensaje="Error al cargar el crédito" />
      )}
      {data && !noExiste && <Papeles key={id_credito} detalle={data} />}
    </div>
  );
}
