<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

/** Module with handlers of outbox messages. */
interface HasHandlers
{
    /** @return list<Handler> */
    public function handlers(): array;
}
