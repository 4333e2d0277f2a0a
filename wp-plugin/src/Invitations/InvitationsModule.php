<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Closure;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Throttling\Throttling;
use Passerelle\Content\ContentReading;
use Passerelle\Content\RecordAudit;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Invitations\GraphQL\InvitationTypes;
use Passerelle\Invitations\Mails\InvitationMail;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Notices\HasNotices;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** People are asked by mail before they are named in public. */
final readonly class InvitationsModule implements HasMigrations, HasMails, HasNotices, HasGraphQlTypes
{
    private function __construct(
        public InvitationStore $store,
        public NamedPeople $people,
        public AnswerInvitation $answer,
        public SentInvitations $sent,
        public ResendInvitation $resend,
        private Config $config,
    ) {
    }

    /** @param Closure(int): void $invalidate drops cached pages of an item, by its group id, after the commit */
    public static function build(
        Services $services,
        Inviting $inviting,
        ContentReading $reading,
        Policy $policy,
        RecordAudit $audit,
        Throttling $throttling,
        Mails $mails,
        Closure $invalidate,
    ): self {
        [$store, $people] = [$inviting->store, $inviting->people];
        $inviters = new Inviters($reading->records, $policy);
        $limits = ResendLimits::from($services->config);

        return new self(
            $store,
            $people,
            new AnswerInvitation($store, $people, $throttling->forms, $audit, $services->transaction, $invalidate),
            new SentInvitations($store, $people, $inviters),
            new ResendInvitation($store, $people, $inviters, $throttling->throttle, $mails, $services->transaction, $limits),
            $services->config,
        );
    }

    public function migrations(): array
    {
        return InvitationTables::migrations();
    }

    public function mails(): array
    {
        return [new InvitationMail($this->store, $this->people, PublicPages::configured($this->config))];
    }

    public function notices(): array
    {
        return [new InvitationNotices($this->store, $this->people)];
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleInvitationAnswer' => InvitationAnswer::cases()]),
            new InvitationTypes($this, new ProxyRequest(), new ViewerFactory()),
        ];
    }
}
