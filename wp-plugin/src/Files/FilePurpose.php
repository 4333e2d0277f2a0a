<?php

declare(strict_types=1);

namespace Passerelle\Files;

/** What a file is uploaded for: it decides the accepted types and the size. */
enum FilePurpose: string
{
    case Cover = 'cover';
    case Logo = 'logo';
    case Picture = 'picture';
    case Gallery = 'gallery';
    case Document = 'document';
    case ResourceFile = 'resource';
    case Certificate = 'certificate';
    case Cv = 'cv';

    public function isImage(): bool
    {
        return in_array($this, [self::Cover, self::Logo, self::Picture, self::Gallery], true);
    }
}
