<?php

declare(strict_types=1);

namespace Passerelle\Content;

interface ContentListener
{
    /** Runs within the transaction of the change; an exception rolls it back. */
    public function onContentChanged(ContentChanged $change): void;
}
