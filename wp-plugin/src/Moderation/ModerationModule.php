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
use Passerelle\Locks\LockStore;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Moderation\GraphQL\ModerationTypes;
use Passerelle\Moderation\GraphQL\QueueArguments;
use Passerelle\Moderation\GraphQL\QueueFilterTypes;
use Passerelle\Moderation\GraphQL\QueueRows;
use Passerelle\Moderation\GraphQL\QueueTypes;
use Passerelle\Moderation\Mails\DecisionMail;
use Passerelle\Moderation\Queue\Queue;
use Passerelle\Moderation\Queue\QueueFill;
use Passerelle\Moderation\Queue\QueueSort;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\Queue\ReviewQueue;
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
        public ReviewQueue $reviewQueue,
        private Queue $queue,
        private Content $content,
        private Config $config,
    ) {
    }

    public static function build(
        Services $services,
        Content $content,
        Policy $policy,
        DecisionStore $store,
        Mails $mails,
        Queue $queue,
        LockStore $locks,
    ): self {
        $rights = new DecisionRights($policy);
        $decide = new Decide(
            $content->records,
            $rights,
            $content->changeStatus,
            $content->decideProposal,
            $store,
            new DecisionNotices(new Memberships($services->database), $mails),
            $services->transaction,
        );
        $config = $services->config;

        return new self(
            $store,
            $decide,
            new DecideMany($decide, $store, $config->limit('moderation', 'itemsAtOnce')),
            new ReviewQueue($queue->search, $content->reading, $policy, $rights, $store, $locks),
            $queue,
            $content,
            $config,
        );
    }

    public function migrations(): array
    {
        return [...ModerationTables::migrations(), QueueTables::migration(), new QueueFill($this->queue->rebuild)];
    }

    public function mails(): array
    {
        return [new DecisionMail($this->store, $this->content->records, FieldTexts::fromDirectory(dirname(__DIR__, 2) . '/config'), PublicPages::configured($this->config))];
    }

    public function graphQlTypes(): array
    {
        $request = new ProxyRequest();
        $viewers = new ViewerFactory();

        return [
            new EnumTypes([
                'PasserelleDecision' => Decision::cases(),
                'PasserelleDecisionTarget' => Target::cases(),
                'PasserelleRejectionReason' => RejectionReason::cases(),
                'PasserelleQueueSort' => QueueSort::cases(),
            ]),
            new ModerationTypes($this->decideMany, $this->config, $request, $viewers),
            new QueueTypes($this->reviewQueue, new QueueRows($this->queue->names), new QueueArguments($this->config), $this->config, $viewers, $request),
            new QueueFilterTypes($this->queue->validators, $this->queue->members, $viewers, $request),
        ];
    }
}
