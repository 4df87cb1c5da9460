import type { CreditoDeRuta } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { Form } from 'antd';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { Entrada } from '../../../ui/formulario/entradas.ts';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { Nombre } from '../../../ui/Nombre.tsx';

type Pedido = {
  readonly credito: CreditoDeRuta;
  /** Its place of now, and how many there are; from 1. */
  readonly lugar: number;
  readonly total: number;
  readonly alElegir: (lugar: number) => void;
};

type Valores = { lugar: string };

const NINGUN_FALLO = { titulo: '', mensaje: null };

/** The number of a place, typed: a long way to drag on a small screen. */
function DialogoLugar({ control, credito, lugar, total, alElegir }: Pedido & { control: ControlDialogo }) {
  const [formulario] = Form.useForm<Valores>();
  const hay = `Escribe un lugar del 1 al ${formatearNumero(total)}`;
  const sirve = (texto = ''): boolean =>
    /^\d{1,6}$/.test(texto) && Number(texto) >= 1 && Number(texto) <= total;
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Mover al lugar…"
      textoEnviar="Mover"
      formulario={formulario}
      valores={{ lugar: String(lugar) }}
      primerCampo="lugar"
      alEnviar={async (valores) => {
        await control.cerrar();
        alElegir(Number(valores.lugar));
      }}
      enviando={false}
      duda={undefined}
      fallo={NINGUN_FALLO}
    >
      <Intro>
        ¿En qué lugar de tu ruta va <Nombre de={comoSeLlama(credito)} />?
      </Intro>
      <Form.Item
        name="lugar"
        label={`Lugar, del 1 al ${formatearNumero(total)}`}
        rules={[
          {
            validator: (_, texto: string) =>
              sirve(texto) ? Promise.resolve() : Promise.reject(new Error(hay)),
          },
        ]}
      >
        <Entrada inputMode="numeric" autoComplete="off" size="large" onFocus={(e) => e.target.select()} />
      </Form.Item>
    </DialogoFormulario>
  );
}

export const abrirLugar = (pedido: Pedido): void =>
  abrirDialogo((control) => <DialogoLugar control={control} {...pedido} />);
