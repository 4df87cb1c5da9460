import { type Centavos, desdePesos, fechaLocal, formatearPesos, minimo, TOPES } from '@leal/domain';
import { Alert, Form } from 'antd';
import { useState } from 'react';
import { REGISTRAR_CONVENIO } from '../../acciones/convenio.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { useAhora } from '../../lib/reloj.ts';
import { traerALaVista } from '../../lib/traer-a-la-vista.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Nombre } from '../../ui/Nombre.tsx';
import { Llenar } from './Llenar.tsx';
import type { CreditoConConvenio } from './marcha.ts';
import { alEmpezar, type Escrito, leerRenglones, sumaDe } from './renglones.ts';
import { Renglones } from './Renglones.tsx';

type Visto = { readonly saldo: Centavos; readonly convenio: string | null };

/** Somebody paid, or wrote another convenio, while the form stood: it says so, and the next attempt is about what stands now. */
const Cambio = ({ antes, ahora }: { antes: Visto; ahora: Visto }) => (
  <Alert
    className="formulario-aviso"
    type="warning"
    showIcon
    role="alert"
    title="Cambió mientras lo escribías"
    description={[
      ahora.saldo !== antes.saldo && `El saldo es ahora ${formatearPesos(ahora.saldo)}.`,
      ahora.convenio !== antes.convenio &&
        (ahora.convenio === null
          ? 'El convenio que había se canceló.'
          : 'Otra persona escribió un convenio.'),
      'Revisa los pagos y guarda de nuevo.',
    ]
      .filter(Boolean)
      .join(' ')}
  />
);

type Valores = { nota?: string };

function DialogoConvenio({ control, credito }: { control: ControlDialogo; credito: CreditoConConvenio }) {
  const { id_credito, nombre, monto_diario } = credito;
  const hoy = fechaLocal(useAhora(60_000));
  const [formulario] = Form.useForm<Valores>();
  const alAbrir = { saldo: credito.saldo, convenio: credito.convenio?.id ?? null };
  const [visto, setVisto] = useState<Visto>(alAbrir);
  const [escritos, setEscritos] = useState<readonly Escrito[]>(() => alEmpezar(credito, hoy));
  const [intento, setIntento] = useState(false);
  const { enviar, enviando, fallo, duda } = useEnvio(
    REGISTRAR_CONVENIO,
    { id_credito, nombre },
    {
      formulario,
      alLograr: () => control.cerrar().then(retomarFoco),
      alCambiar: ({ saldo, convenio }) =>
        setVisto({
          saldo: desdePesos(Number(saldo)) ?? visto.saldo,
          convenio: typeof convenio === 'string' ? convenio : null,
        }),
    },
  );
  const leidos = leerRenglones(escritos, { hoy, saldo: visto.saldo });
  const mandar = async ({ nota = '' }: Valores): Promise<void> => {
    setIntento(true);
    if (typeof leidos === 'string') return;
    const conNota = nota.trim() === '' ? {} : { nota: nota.replaceAll(/\s+/g, ' ').trim() };
    await enviar({ cuerpo: { id_credito, renglones: leidos, ...conNota, visto } });
  };
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Convenio"
      textoEnviar="Guardar convenio"
      formulario={formulario}
      valores={{ nota: credito.convenio?.nota ?? '' }}
      primerCampo=""
      alEnviar={mandar}
      {...{ enviando, fallo, duda }}
    >
      <div className="pila aire-8">
        {(visto.saldo !== alAbrir.saldo || visto.convenio !== alAbrir.convenio) && (
          <div ref={traerALaVista} key={`${visto.saldo} ${visto.convenio}`}>
            <Cambio antes={alAbrir} ahora={visto} />
          </div>
        )}
        <Intro>
          Lo que <Nombre de={comoSeLlama(credito)} /> promete pagar de los <Monto valor={visto.saldo} /> que
          debe. Informa en la ruta y en su página; no cambia el saldo ni el plan. Se guarda con línea.
        </Intro>
      </div>
      <div className="pila">
        <Llenar
          hoy={hoy}
          saldo={visto.saldo}
          usual={minimo(monto_diario, visto.saldo)}
          alLlenar={setEscritos}
        />
        <Renglones escritos={escritos} hoy={hoy} alCambiar={setEscritos} />
        <p className="nota">{`Suma ${formatearPesos(sumaDe(escritos))} de ${formatearPesos(visto.saldo)}`}</p>
        {intento && typeof leidos === 'string' && (
          <p role="alert" className="mal">
            {leidos}
          </p>
        )}
        <CampoTexto campo="nota" etiqueta="Nota (opcional)" maximo={TOPES.nota} />
      </div>
    </DialogoFormulario>
  );
}

export const abrirConvenio = (credito: CreditoConConvenio): void =>
  abrirDialogo((control) => <DialogoConvenio control={control} credito={credito} />);
