<?php

declare(strict_types=1);

namespace Passerelle\Notices;

/** A notice as its reader sees it. */
final readonly class ReadNotice
{
    /**
     * @param string|null $path on the site, in the reader's language; null: nothing to open
     * @param bool $isAvailable false: its reader may not read any more what it is about
     */
    public function __construct(public Notice $notice, public string $title, public string $text, public ?string $path, public bool $isAvailable = true)
    {
    }
}
