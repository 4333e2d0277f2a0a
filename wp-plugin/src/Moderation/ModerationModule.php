<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Content;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Mail\HasMails;
use Passerelle\Moderation\GraphQL\ModerationTypes;
use Passerelle\Moderation\Mails\DecisionMail;
use Passerelle\Moderation\Mails\OfflineMail;
use Passerelle\Moderation\Mails\OwnListAddress;
use Passerelle\Moderation\Mails\ProposalMail;
use Passerelle\Notices\HasNotices;
use Passerelle\Notices\NoticesModule;
use Passerelle\Notices\RecordEditors;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Memberships;

/** Validators decide on what others submit. */
final readonly class ModerationModule implements HasMigrations, HasMails, HasNotices, HasGraphQlTypes
{
    private function __construct(
        public DecisionStore $store,
        public Decide $decide,
        public DecideMany $decideMany,
        private DecisionRights $rights,
        private Content $content,
        private NoticesModule $notices,
        private Config $config,
    ) {
    }

    public static function build(Services $services, Content $content, Policy $policy, DecisionStore $store, NoticesModule $notices): self
    {
        $rights = new DecisionRights($policy);
        $decide = new Decide(
            $content->records,
            $rights,
            $content->changeStatus,
            $content->decideProposal,
            $store,
            new DecisionNotices(new RecordEditors(new Memberships($services->database)), $notices->notify),
            $services->transaction,
        );
        $config = $services->config;

        return new self($store, $decide, new DecideMany($decide, $store, $config->limit('moderation', 'itemsAtOnce')), $rights, $content, $notices, $config);
    }

    public function migrations(): array
    {
        return ModerationTables::migrations();
    }

    /** @return array{DecisionMail, OfflineMail, ProposalMail} */
    public function mails(): array
    {
        $records = $this->content->records;
        $pages = PublicPages::configured($this->config);
        $address = new OwnListAddress($pages);

        return [
            new DecisionMail($this->store, $records, FieldTexts::fromDirectory(dirname(__DIR__, 2) . '/config'), $address),
            new OfflineMail($this->notices->store, $records, $address),
            new ProposalMail($this->notices->store, $records, $this->content->proposals, $pages),
        ];
    }

    public function notices(): array
    {
        return $this->mails();
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes([
                'PasserelleDecision' => Decision::cases(),
                'PasserelleDecisionTarget' => Target::cases(),
                'PasserelleRejectionReason' => RejectionReason::cases(),
            ]),
            new ModerationTypes(
                $this->decideMany,
                new PreviewDecision($this->content->records, $this->rights, $this->mails()[0]),
                $this->config,
                new ProxyRequest(),
                new ViewerFactory(),
            ),
        ];
    }
}
