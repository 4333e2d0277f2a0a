<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use DateTimeImmutable;
use DateTimeZone;
use LogicException;
use Passerelle\Content\Storage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Plugin;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** The plugin with a clock that is set: what people of the demo content did before now. */
final readonly class DemoPast
{
    public DateTimeImmutable $now;
    public DemoClock $clock;
    public Plugin $plugin;
    public Database $db;

    public function __construct(Plugin $running)
    {
        $this->now = new DateTimeImmutable('now', new DateTimeZone('UTC'));
        $this->clock = new DemoClock($this->now);
        $this->db = $running->get(Database::class);
        $this->plugin = Plugin::build([
            Database::class => $this->db,
            Transaction::class => $running->get(Transaction::class),
            Storage::class => $running->get(Storage::class),
            Clock::class => $this->clock,
        ]);
    }

    /**
     * In one transaction, without the mails that follow from it: they are about days gone by, most of them to people who don't exist.
     *
     * @param callable(): void $events
     */
    public function happen(callable $events): void
    {
        $this->plugin->get(Transaction::class)->run(function () use ($events): void {
            $last = (int) $this->db->value("SELECT MAX(id) FROM {$this->db->table('outbox')}");
            $events();
            $this->db->execute("DELETE FROM {$this->db->table('outbox')} WHERE id > %d AND kind = %s", $last, 'mail');
        });
    }

    public function viewer(string $login): Viewer
    {
        $user = get_user_by('login', $login);

        return (new ViewerFactory())->of($user === false ? throw new LogicException("There is no account {$login}.") : $user->ID);
    }
}
