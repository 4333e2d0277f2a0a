<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Security\Audit\AuditLog;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Content\Content;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\RecordPaths;
use Passerelle\Directory\PublicProfiles;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Invitations\InvitationsModule;
use Passerelle\Invitations\InvitationState;
use Passerelle\Invitations\InvitationThrottle;
use Passerelle\Invitations\ResendLimits;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Services;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Mail\RefusalReason;
use Passerelle\Structures\Memberships\ByMail\ByMail;
use Passerelle\Structures\Memberships\GraphQL\MembershipTypes;
use Passerelle\Structures\Memberships\GraphQL\OwnMembershipTypes;
use Passerelle\Structures\Memberships\Mails\MailSources;
use Passerelle\Structures\Memberships\Mails\MembershipMail;
use Passerelle\Notices\HasNotices;
use Passerelle\Notices\NoticesModule;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** People join structures, leave them and manage their members. */
final readonly class MembershipsModule implements HasMails, HasNotices, HasGraphQlTypes
{
    private function __construct(
        public ChangeMembership $change,
        public OwnStructures $own,
        public StructureMembers $members,
        public MemberRequests $requests,
        public ProfileRule $profileRule,
        private MailSources $sources,
        private Config $config,
    ) {
    }

    public static function build(
        Services $services,
        Content $content,
        Policy $policy,
        NoticesModule $notices,
        AuditLog $audit,
        InvitationsModule $invitations,
        Mails $mails,
        Throttle $throttle,
    ): self {
        $records = $content->records;
        $store = new MembershipStore($services->database);
        $structures = new VisibleStructures($records, $policy, $store);
        $profiles = new PublicProfiles($services->database);
        $change = new ChangeMembership(
            $store,
            $structures,
            $profiles,
            new StructureHandOver($records, $content->detach),
            new MembershipAudit($audit, $profiles, $records),
            new ChangeNotices($notices->notify, $throttle),
            $services->transaction,
        );
        $inviting = new InvitationThrottle($throttle, $services->config);
        $byMail = ByMail::build($services, $records, $store, $structures, $change, $invitations, $audit, $notices->notify, $mails, $throttle, $inviting);
        $transfers = new TransferLinks($services->database, $store, $records);
        $own = new OwnChange($change, $store, $records, $invitations->answer, $invitations->store, $byMail->account, $transfers);

        return new self(
            $change,
            new OwnStructures($store, $records, $byMail->account),
            new StructureMembers($store, $structures, $profiles, $records, $policy, $byMail->list),
            new MemberRequests(
                $own,
                new OwnChanges($own, $services->config->limit('memberships', 'itemsAtOnce')),
                new OwnerChange($change, new AccountOfProfile($records), $byMail->change, $throttle, $inviting, ResendLimits::from($services->config)),
                $byMail->invite,
                $transfers,
            ),
            ProfileRule::build($services->database, $content->reading),
            new MailSources($notices->store, $records, $invitations->store, $transfers),
            $services->config,
        );
    }

    /** @return array{MembershipMail} */
    public function mails(): array
    {
        $texts = FieldTexts::fromDirectory(dirname(__DIR__, 3) . '/config');

        return [new MembershipMail($this->sources, $texts, PublicPages::configured($this->config))];
    }

    public function notices(): array
    {
        return $this->mails();
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes([
                'PasserelleMailInvitationState' => InvitationState::cases(),
                'PasserelleMailRefusal' => RefusalReason::cases(),
                'PasserelleMembershipRole' => MembershipRole::cases(),
                'PasserelleMembershipStatus' => MembershipStatus::cases(),
                'PasserelleOwnMembershipAction' => OwnAction::cases(),
                'PasserelleOwnerMembershipAction' => OwnerAction::cases(),
            ]),
            new OwnMembershipTypes($this->requests, new ProxyRequest(), new ViewerFactory()),
            new MembershipTypes($this, new RecordPaths($this->config), new ProxyRequest(), new ViewerFactory()),
        ];
    }
}
