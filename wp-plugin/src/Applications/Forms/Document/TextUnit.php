<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** What the limits of a text count. */
enum TextUnit: string
{
    case Characters = 'characters';
    case Words = 'words';
}
