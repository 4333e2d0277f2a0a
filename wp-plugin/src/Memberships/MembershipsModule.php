<?php

declare(strict_types=1);

namespace Passerelle\Memberships;

use Passerelle\Audit\AuditLog;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Content;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\RecordPaths;
use Passerelle\Directory\PublicProfiles;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Services;
use Passerelle\Mail\HasMails;
use Passerelle\Memberships\GraphQL\MembershipTypes;
use Passerelle\Memberships\Mails\MembershipMail;
use Passerelle\Notices\HasNotices;
use Passerelle\Notices\NoticesModule;
use Passerelle\Notices\NoticeStore;
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
        public AccountOfProfile $accountOfProfile,
        private Content $content,
        private NoticeStore $notices,
        private Config $config,
    ) {
    }

    public static function build(Services $services, Content $content, Policy $policy, NoticesModule $notices, AuditLog $audit): self
    {
        $store = new MembershipStore($services->database);
        $structures = new VisibleStructures($content->records, $policy, $store);
        $profiles = new PublicProfiles($services->database);

        return new self(
            new ChangeMembership(
                $store,
                $structures,
                $profiles,
                new StructureHandOver($content->records, $content->detach),
                new MembershipAudit($audit, $profiles, $content->records),
                new MembershipNotices($notices->notify),
                $services->transaction,
            ),
            new OwnStructures($store, $content->records),
            new StructureMembers($store, $structures, $profiles, $content->records, $policy),
            new AccountOfProfile($content->records),
            $content,
            $notices->store,
            $services->config,
        );
    }

    /** @return array{MembershipMail} */
    public function mails(): array
    {
        $texts = FieldTexts::fromDirectory(dirname(__DIR__, 2) . '/config');

        return [new MembershipMail($this->notices, $this->content->records, $texts, PublicPages::configured($this->config))];
    }

    public function notices(): array
    {
        return $this->mails();
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes([
                'PasserelleMembershipRole' => MembershipRole::cases(),
                'PasserelleMembershipStatus' => MembershipStatus::cases(),
                'PasserelleOwnMembershipAction' => OwnAction::cases(),
                'PasserelleOwnerMembershipAction' => OwnerAction::cases(),
            ]),
            new MembershipTypes($this, new RecordPaths($this->config), new ProxyRequest(), new ViewerFactory()),
        ];
    }
}
