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
use Passerelle\Mail\Mails;
use Passerelle\Moderation\GraphQL\ModerationTypes;
use Passerelle\Moderation\Mails\DecisionMail;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Memberships;

/** Validators decide on what others submit. */
final readonly class ModerationModule implements HasMigrations, HasMails, HasGraphQlTypes
{
    private function __construct(
        public DecisionStore $store,
        public Decide $decide,
        public DecideMany $decideMany,
        private Content $content,
        private Config $config,
    ) {
    }

    public static function build(Services $services, Content $content, Policy $policy, DecisionStore $store, Mails $mails): self
    {
        $decide = new Decide(
            $content->records,
            new DecisionRights($policy),
            $content->changeStatus,
            $content->decideProposal,
            $store,
            new DecisionNotices(new Memberships($services->database), $mails),
            $services->transaction,
        );
        $config = $services->config;

        return new self($store, $decide, new DecideMany($decide, $store, $config->limit('moderation', 'itemsAtOnce')), $content, $config);
    }

    public function migrations(): array
    {
        return ModerationTables::migrations();
    }

    public function mails(): array
    {
        return [new DecisionMail($this->store, $this->content->records, FieldTexts::fromDirectory(dirname(__DIR__, 2) . '/config'), PublicPages::configured($this->config))];
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes([
                'PasserelleDecision' => Decision::cases(),
                'PasserelleDecisionTarget' => Target::cases(),
                'PasserelleRejectionReason' => RejectionReason::cases(),
            ]),
            new ModerationTypes($this->decideMany, $this->config, new ProxyRequest(), new ViewerFactory()),
        ];
    }
}
