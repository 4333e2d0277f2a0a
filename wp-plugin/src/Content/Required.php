<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** From which step on a field must be filled. */
enum Required
{
    case Never;
    case ToSubmit;
    case ToSave;
}
