import type { Corte } from '@leal/contract';
import { type Centavos, CERO } from '@leal/domain';
import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { Cuadre } from '../../comun/conteo/Cuadre.tsx';
import { debeLaOficina, nombreDeCorte } from '../../piezas/caja/textos.ts';
import type { Accion } from '../../lib/acciones/accion.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';

type Acerca = { readonly numero: number; readonly contado: Centavos };

export type Entrega<D> = {
  readonly accion: Accion<Acerca, D, { readonly corte: Corte }>;
  readonly datos: D;
  readonly acerca: Acerca;
  readonly esperado: Centavos;
  /** The count's own form: its draft goes when it is handed in, and stays when it is not. */
  readonly conteo: FormInstance;
  /** The words that are said before it is handed in. */
  readonly aviso?: ReactNode;
  readonly alLograr: (corte: Corte) => void;
  /** Something moved the box meanwhile: the count stays, and the screen says what came. */
  readonly alCambiar: () => void;
};

type Props<D> = { control: ControlDialogo; entrega: Entrega<D> };

/** The summary, before cash goes out of the collector's hands. */
function DialogoEntregar<D>({ control, entrega }: Props<D>) {
  const [vacio] = Form.useForm();
  const { accion, datos, acerca, esperado, conteo, aviso } = entrega;
  const seQueda = esperado !== acerca.contado && debeLaOficina(esperado) === CERO;
  const { enviar, enviando, fallo, duda } = useEnvio(accion, acerca, {
    formulario: conteo,
    alLograr: ({ corte }) => control.cerrar().then(() => entrega.alLograr(corte)),
    alCambiar: () => void control.cerrar().then(entrega.alCambiar),
  });
  return (
    <DialogoFormulario
      control={control}
      titulo={`Entregar el ${nombreDeCorte(acerca).toLowerCase()}`}
      textoEnviar="Sí, entregar"
      formulario={vacio}
      primerCampo=""
      alEnviar={() => enviar(datos)}
      {...{ enviando, fallo, duda }}
    >
      <Intro>
        ¿Entregar <Monto valor={acerca.contado} /> a la oficina? Lo que llegue después va en el siguiente
        corte.
      </Intro>
      <div className="pila">
        {aviso}
        <dl className="datos">
          <Dato nombre="Debes tener">
            <Monto valor={esperado} />
          </Dato>
          <Dato nombre="Contaste">
            <Monto valor={acerca.contado} />
          </Dato>
        </dl>
        <Cuadre esperado={esperado} contado={acerca.contado} />
        {seQueda && (
          <p className="nota">
            Si lo entregas así, la diferencia queda en tu cuenta. Cuéntalo otra vez si dudas.
          </p>
        )}
      </div>
    </DialogoFormulario>
  );
}

export const preguntarEntrega = <D,>(entrega: Entrega<D>): void =>
  abrirDialogo((control) => <DialogoEntregar<D> control={control} entrega={entrega} />);
