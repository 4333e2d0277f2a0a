<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** Files that a question takes; the types of each group are those of the site's uploads. */
enum FileGroup: string
{
    case Document = 'document';
    case Image = 'image';
    case Video = 'video';

    /** @return string key of its MIME types in the group "files" of limits.json */
    public function types(): string
    {
        return match ($this) {
            self::Document => 'documentTypes',
            self::Image => 'imageTypes',
            self::Video => 'videoTypes',
        };
    }
}
