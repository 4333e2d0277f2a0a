<?php

declare(strict_types=1);

namespace Passerelle\Content;

interface ContentListener
{
    /** Runs inside the transaction of the change; an exception undoes the change. */
    public function onContentChanged(ContentChanged $change): void;
}
