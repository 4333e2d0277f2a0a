<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\CallLinks;

use Passerelle\CallLinks\Fetching\Answer;
use Passerelle\CallLinks\Fetching\Destination;
use Passerelle\CallLinks\Fetching\Transport;
use Passerelle\CallLinks\Fetching\TransportFailed;

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
