<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

/** Sends one request to the address of its destination; it follows nothing. */
interface Transport
{
    /**
     * @param bool $headOnly without a body
     * @param float $seconds at most
     * @throws TransportFailed
     */
    public function send(Destination $to, bool $headOnly, float $seconds): Answer;
}
