<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Which files a field takes. */
enum MediaKind
{
    /** Documents and images. */
    case Document;
    case Image;
    case Video;
}
