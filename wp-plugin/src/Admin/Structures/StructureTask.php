<?php

declare(strict_types=1);

namespace Passerelle\Admin\Structures;

/** What administrators do on the screen of structures; the values are those of its forms. */
enum StructureTask: string
{
    case Restore = 'restore';
    case Merge = 'merge';
    case UndoMerge = 'undo_merge';
    case HandOver = 'hand_over';
    case Close = 'close';
    case Cancel = 'cancel';
}
