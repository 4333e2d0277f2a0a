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

/** People are invited by mail: asked before they are named in public, and by other modules into what those add as subjects. */
final readonly class InvitationsModule implements HasMigrations, HasMails, HasNotices, HasGraphQlTypes
{
    private function __construct(
        public InvitationStore $store,
        public InvitationSubjects $subjects,
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
        $subjects = new InvitationSubjects(new NamedPeopleSubject($people, $inviters, $audit, $invalidate));
        $limits = ResendLimits::from($services->config);

        return new self(
            $store,
            $subjects,
            $people,
            new AnswerInvitation($store, $subjects, $throttling->forms, $services->transaction),
            new SentInvitations($store, $people, $inviters),
            new ResendInvitation(
                $store,
                $subjects,
                $throttling->throttle,
                new InvitationThrottle($throttling->throttle, $services->config),
                $mails,
                $services->transaction,
                $limits,
            ),
            $services->config,
        );
    }

    public function migrations(): array
    {
        return InvitationTables::migrations();
    }

    public function mails(): array
    {
        return [new InvitationMail($this->store, $this->subjects, PublicPages::configured($this->config))];
    }

    public function notices(): array
    {
        return [new InvitationNotices($this->store, $this->subjects)];
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleInvitationAnswer' => InvitationAnswer::cases()]),
            new InvitationTypes($this, new ProxyRequest(), new ViewerFactory()),
        ];
    }
}
