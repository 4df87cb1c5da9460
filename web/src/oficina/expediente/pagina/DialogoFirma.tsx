import { firmaDeEntrega, type CreditoDelExpediente } from '@leal/contract';
import { interpretarFirma } from '@leal/domain';
import { Button } from 'antd';
import { useRef } from 'react';
import { Dibujo } from '../../../piezas/firma/Dibujo.tsx';
import { textoInstante } from '../../../piezas/textos/textos.ts';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { Ventana } from '../../../ui/capas/Ventana.tsx';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeDatos } from '../../../ui/estados/Huecos.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Frase } from '../../../ui/Frase.tsx';
import { Nombre } from '../../../ui/Nombre.tsx';

type Props = { control: ControlDialogo; credito: CreditoDelExpediente };

/** The client's signature when the cash was handed over; read only now, because it is rarely looked at. */
function DialogoFirma({ control, credito }: Props) {
  const { id_credito, nombre, entrega } = credito;
  const boton = useRef<HTMLButtonElement>(null);
  const consulta = useLlamada(firmaDeEntrega, { parametros: { id_credito } });
  const { data, error } = consulta;
  const firma = data && interpretarFirma(data.firma.trazos);
  const cerrar = () => void control.cerrar();
  return (
    <Ventana
      abierta={control.abierto}
      alCerrar={cerrar}
      title="Firma de la entrega"
      width={480}
      afterOpenChange={(visible) => visible && boton.current?.focus()}
      afterClose={control.alTerminar}
      footer={
        <Button ref={boton} type="primary" onClick={cerrar}>
          Cerrar
        </Button>
      }
    >
      <div className="pila aire-8">
        {!data && !error && <HuecoDeDatos datos={4} />}
        <FalloConsulta consulta={consulta} mensaje="Error al cargar la firma" />
        {data && (
          <p>
            <Frase>
              <Nombre de={nombre} /> recibió <Monto valor={entrega?.monto ?? credito.monto_solicitado} /> de{' '}
              <Nombre de={data.firma.nombre_cobrador} /> el {textoInstante(data.firma.firmada_en)}.
            </Frase>
          </p>
        )}
        {firma && <Dibujo firma={firma} nombre={`Firma de ${nombre}`} />}
      </div>
    </Ventana>
  );
}

export const abrirFirma = (credito: CreditoDelExpediente): void =>
  abrirDialogo((control) => <DialogoFirma control={control} credito={credito} />);
