<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Links;

use Passerelle\Calls\Links\Fetching\Answer;
use Passerelle\Calls\Links\Fetching\Destination;
use Passerelle\Calls\Links\Fetching\Transport;
use Passerelle\Calls\Links\Fetching\TransportFailed;

/** Sends what was allowed to servers of this machine instead, after the address was checked. Production has nothing like it. */
final class LocalTransport implements Transport
{
    /** @var list<string> "METHOD URL at ADDRESS" of each request */
    public array $sent = [];

    /** @param array<int, int> $ports of this machine by port of the URL */
    public function __construct(private readonly Transport $transport, private readonly array $ports)
    {
    }

    public function send(Destination $to, bool $headOnly, float $seconds): Answer
    {
        $this->sent[] = ($headOnly ? 'HEAD' : 'GET') . " {$to->url} at {$to->address}";
        $port = $this->ports[$to->port] ?? throw new TransportFailed('Nobody listens.');

        return $this->transport->send(new Destination($to->url, $to->host, $port, '127.0.0.1'), $headOnly, $seconds);
    }
}
