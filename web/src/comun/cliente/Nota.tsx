import { EditOutlined } from '@ant-design/icons';
import { ROL } from '@leal/domain';
import { Button } from 'antd';
import { comoSeLlama } from '../../lib/llamados.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import type { ClienteConNota } from '../../piezas/cliente/nota.ts';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { Frase } from '../../ui/Frase.tsx';
import { Nombre } from '../../ui/Nombre.tsx';
import { escribirNota, textoEscribir } from './escribir-nota.ts';

type Props = { cliente: ClienteConNota };

/** The client's collector and a manager write the note; a supervisor reads. */
export const BotonNota = ({ cliente }: Props) =>
  useUsuario().id_rol !== ROL.supervisor && (
    <Button
      icon={<EditOutlined aria-hidden />}
      aria-label={`${textoEscribir(cliente)} de ${comoSeLlama(cliente)}`}
      onClick={() => void escribirNota(cliente)}
    >
      {textoEscribir(cliente)}
    </Button>
  );

/** The note with its writer and its time; nothing where there is none. */
export const NotaDelCliente = ({ cliente: { nota } }: Props) =>
  nota && (
    <div className="recuadro pila aire-0" role="note" aria-label="Nota del cliente">
      <p className="parte">{nota.texto}</p>
      <p className="tenue menuda">
        <Frase>
          <Nombre de={nota.por} />
          {` · ${textoInstante(nota.capturado_en)}`}
        </Frase>
      </p>
    </div>
  );
