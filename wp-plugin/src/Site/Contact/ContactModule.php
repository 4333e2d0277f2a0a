<?php

declare(strict_types=1);

namespace Passerelle\Site\Contact;

use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Site\Contact\GraphQL\ContactTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Rights\ProxyRequest;

/** Messages to the team. */
final readonly class ContactModule implements Module, HasMigrations, HasDailyTasks, HasMails, HasGraphQlTypes
{
    public const DAILY = 'passerelle_forget_contact_requests';

    private function __construct(public ContactTeam $contactTeam, private TeamAddress $address, private ContactRequests $requests)
    {
    }

    public static function build(Services $services, Throttle $throttle, Mails $mails): self
    {
        $requests = new ContactRequests($services->database);
        $form = new ContactForm($services->config);

        return new self(
            new ContactTeam($form, $requests, $throttle, $mails, $services->transaction, $services->clock, $services->config),
            new TeamAddress(),
            $requests,
        );
    }

    public function register(): void
    {
        $this->address->register();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->contactTeam->forgetOld(...)];
    }

    public function mails(): array
    {
        return [new TeamMail($this->requests)];
    }

    public function graphQlTypes(): array
    {
        return [new ContactTypes($this->contactTeam, new ProxyRequest())];
    }

    public function migrations(): array
    {
        return ContactTables::migrations();
    }
}
