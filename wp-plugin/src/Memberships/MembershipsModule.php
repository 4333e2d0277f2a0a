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
use Passerelle\Mail\Mails;
use Passerelle\Memberships\GraphQL\MembershipTypes;
use Passerelle\Memberships\Mails\MembershipMail;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** People join structures, leave them and manage their members. */
final readonly class MembershipsModule implements HasMails, HasGraphQlTypes
{
    private function __construct(
        public ChangeMembership $change,
        public OwnStructures $own,
        public StructureMembers $members,
        public AccountOfProfile $accountOfProfile,
        public RecordPaths $paths,
        private Content $content,
        private Config $config,
    ) {
    }

    public static function build(Services $services, Content $content, Policy $policy, Mails $mails, AuditLog $audit): self
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
                new MembershipNotices($mails),
                $services->transaction,
            ),
            new OwnStructures($store, $content->records),
            new StructureMembers($store, $structures, $profiles, $content->records, $policy),
            new AccountOfProfile($content->records),
            new RecordPaths($services->config),
            $content,
            $services->config,
        );
    }

    public function mails(): array
    {
        return [new MembershipMail($this->content->records, FieldTexts::fromDirectory(dirname(__DIR__, 2) . '/config'), PublicPages::configured($this->config))];
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
            new MembershipTypes($this, new ProxyRequest(), new ViewerFactory()),
        ];
    }
}
