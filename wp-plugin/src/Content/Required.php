<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Transition from which on a field is required. */
enum Required
{
    case Never;
    case ToSubmit;
    case ToSave;
}
