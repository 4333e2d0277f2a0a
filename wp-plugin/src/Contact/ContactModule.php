<?php

declare(strict_types=1);

namespace Passerelle\Contact;

use Passerelle\Auth\Throttle;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\MailModule;

/** Letters to the team. */
final readonly class ContactModule implements Module, HasMigrations
{
    public const DAILY = 'passerelle_forget_contact_requests';

    private function __construct(public ContactTeam $contactTeam, private TeamAddress $address)
    {
    }

    public static function build(Database $db, Transaction $transaction, Clock $clock, Config $config, Throttle $throttle, MailModule $mail): self
    {
        $requests = new ContactRequests($db);
        $mail->know(new TeamMail($requests));

        return new self(
            new ContactTeam(new ContactForm($config), $requests, $throttle, $mail->mails, $transaction, $clock, $config),
            new TeamAddress(),
        );
    }

    public function register(): void
    {
        $this->address->register();
        add_action(self::DAILY, fn (): int => $this->contactTeam->forgetOld());
        add_action('init', static function (): void {
            if (!wp_installing() && wp_next_scheduled(self::DAILY) === false) {
                wp_schedule_event(time(), 'daily', self::DAILY);
            }
        });
    }

    public function migrations(): array
    {
        return ContactTables::migrations();
    }
}
