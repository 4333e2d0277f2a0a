<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Transaction;

final readonly class OutboxModule implements Module, HasMigrations
{
    private const PAUSE = 1;

    private function __construct(public Outbox $outbox, public Dispatcher $dispatcher, public Worker $worker)
    {
    }

    public static function build(Database $db, Transaction $transaction, Clock $clock, Config $config): self
    {
        $dispatcher = new Dispatcher($db, $clock, OutboxLimits::from($config));

        return new self(
            new Outbox($db, $clock, $transaction, $dispatcher),
            $dispatcher,
            new Worker(new DuePosts($db, $clock), $dispatcher),
        );
    }

    public function register(): void
    {
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('passerelle outbox work', fn () => $this->worker->loop(self::PAUSE));
        }
    }

    public function migrations(): array
    {
        return OutboxTables::migrations();
    }
}
