<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Rights\ProxyRequest;

/** The instant that counts as that of sending: when the frontend's server had received the whole request, if that is not long ago. */
final readonly class SendingInstant
{
    public function __construct(
        private Clock $clock,
        private ProxyRequest $request,
        #[Limit('sending', 'receivedSeconds')] private int $seconds,
    ) {
    }

    /** The clock of WordPress where the server names no instant, one that is still to come, or an older one. */
    public function now(): DateTimeImmutable
    {
        $now = $this->clock->now();
        $received = $this->request->receivedAt();

        return $received !== null && $received <= $now && $received >= $now->modify("-{$this->seconds} seconds") ? $received : $now;
    }
}
