import 'virtual:estilos-antd/listas.css';
import {
  type ClienteActivo,
  clientesActivos,
  type RenglonListado,
  sinDeposito,
  type TransferenciaListada,
} from '@leal/contract';
import { formatearFecha, formatearPesos, restar } from '@leal/domain';
import { Form, Select } from 'antd';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useLista } from '../../../lib/api/lista.ts';
import { useBuscado } from '../../../lib/use-retrasado.ts';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../../ui/encabezado/foco.ts';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { useEnvio } from '../../../ui/formulario/use-envio.ts';
import { OPCION_DE_NOMBRE } from '../../../ui/lista/opcion-de-nombre.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Panel.tsx';
import { ABONAR_RENGLON } from '../../acciones/renglon-banco.ts';
import { SinDeposito } from './SinDeposito.tsx';

type Valores = { readonly id_credito: string };
type PropsElegir = {
  value?: string;
  id?: string;
  onChange?: (id_credito: string) => void;
  alElegir: (cliente: ClienteActivo | undefined) => void;
};

/** Any client with a running loan, searched on the server. */
function ElegirActivo({ value, id, onChange, alElegir }: PropsElegir) {
  const [texto, setTexto] = useState('');
  const busqueda = useBuscado(texto);
  const lista = useLista(clientesActivos, { consulta: { busqueda } }, { conservar: true });
  const filas = lista.filas ?? [];
  const nada = busqueda === '' ? 'Escribe un nombre o un teléfono' : 'No se encontraron clientes';
  return (
    <Select
      {...(id !== undefined && { id })}
      {...OPCION_DE_NOMBRE}
      placeholder="Nombre o teléfono"
      showSearch={{ filterOption: false, onSearch: setTexto }}
      loading={lista.isFetching}
      notFoundContent={lista.isFetching ? 'Buscando...' : nada}
      options={filas.map((fila) => ({
        value: fila.id_credito,
        label: `${fila.nombre} · debe ${formatearPesos(fila.saldo)} · ${fila.nombre_cobrador}`,
      }))}
      value={value ?? null}
      onChange={(cual: string) => {
        onChange?.(cual);
        alElegir(filas.find(({ id_credito }) => id_credito === cual));
      }}
    />
  );
}

const OTRA = { una: 'Es otra: registrar pago', varias: 'No es ninguna: registrar pago' } as const;

type Props = { control: ControlDialogo; deposito: RenglonListado };

/** Whose payment a deposit is that fits no captured transfer. */
function DialogoAbonar({ control, deposito }: Props) {
  const { id_renglon, monto, fecha, referencia, concepto } = deposito;
  const [formulario] = Form.useForm<Valores>();
  const [cliente, setCliente] = useState<ClienteActivo>();
  const [dichas, setDichas] = useState<readonly TransferenciaListada[]>([]);
  const cerrar = () => control.cerrar().then(retomarFoco);
  const { enviar, enviando, fallo, duda } = useEnvio(
    ABONAR_RENGLON,
    { id_renglon, monto },
    {
      formulario,
      alLograr: cerrar,
      alCambiar: (actual) =>
        setDichas([...dichas, ...z.decode(sinDeposito, actual as z.input<typeof sinDeposito>).sin_deposito]),
    },
  );
  const sobra = cliente !== undefined && monto > cliente.saldo;
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Registrar como pago"
      textoEnviar={dichas.length > 0 ? OTRA[dichas.length > 1 ? 'varias' : 'una'] : 'Registrar pago'}
      formulario={formulario}
      primerCampo="id_credito"
      alEnviar={async ({ id_credito }) => {
        if (!cliente || sobra) return;
        const otras = dichas.map(({ id_pago }) => id_pago);
        const visto = { saldo: cliente.saldo, ...(otras.length > 0 && { otras }) };
        await enviar({ parametros: { id_renglon }, cuerpo: { id_credito, visto } });
      }}
      enviando={enviando}
      duda={duda}
      fallo={fallo}
      impedido={sobra ? `El depósito es mayor que lo que debe: ${formatearPesos(cliente.saldo)}.` : null}
    >
      <Intro>
        El depósito de <Monto valor={monto} /> del {formatearFecha(fecha)}
        {referencia && ` (${referencia})`} queda como una transferencia ya vista. No entra en ninguna caja.
        {concepto && <span className="tenue menuda"> {concepto}</span>}
      </Intro>
      <Form.Item
        name="id_credito"
        label="De quién es"
        validateTrigger="onChange"
        rules={[{ required: true, message: 'Elige el cliente' }]}
      >
        <ElegirActivo
          alElegir={(otro) => {
            setCliente(otro);
            setDichas([]);
          }}
        />
      </Form.Item>
      {cliente && !sobra && (
        <dl>
          <Dato nombre="Debe">
            <Monto valor={cliente.saldo} />
          </Dato>
          <Dato nombre="Queda">
            <Monto valor={restar(cliente.saldo, monto)} />
          </Dato>
        </dl>
      )}
      {dichas.length > 0 && <SinDeposito filas={dichas} deposito={deposito} alSerEsta={cerrar} />}
    </DialogoFormulario>
  );
}

export const abrirAbonar = (deposito: RenglonListado): void =>
  abrirDialogo((control) => <DialogoAbonar control={control} deposito={deposito} />);
