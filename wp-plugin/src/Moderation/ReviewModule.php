<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Content;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\RecordFiles;
use Passerelle\Content\RecordPaths;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Content\Locks\LockStore;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Moderation\GraphQL\QueueArguments;
use Passerelle\Moderation\GraphQL\QueueFilterTypes;
use Passerelle\Moderation\GraphQL\QueueRows;
use Passerelle\Moderation\GraphQL\QueueTypes;
use Passerelle\Moderation\GraphQL\ReviewTypes;
use Passerelle\Moderation\GraphQL\WaitingTypes;
use Passerelle\Moderation\Mails\OverdueMail;
use Passerelle\Moderation\Queue\Cli;
use Passerelle\Moderation\Queue\Queue;
use Passerelle\Moderation\Queue\QueueFill;
use Passerelle\Moderation\Queue\QueueSort;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\Queue\ReviewQueue;
use Passerelle\Moderation\Queue\WaitingTimes;
use Passerelle\Moderation\Review\ReadableFields;
use Passerelle\Moderation\Review\Reviews;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** What validators read: the list, and a record of it with its history. */
final readonly class ReviewModule implements Module, HasMigrations, HasMails, HasDailyTasks, HasGraphQlTypes
{
    public const DAILY = 'passerelle_overdue_digest';

    private function __construct(
        public ReviewQueue $list,
        public Reviews $reviews,
        public ReadableFields $fields,
        public WaitingTimes $waiting,
        private Queue $queue,
        private OverdueDigest $digest,
        private Config $config,
    ) {
    }

    public static function build(
        Services $services,
        Content $content,
        Policy $policy,
        DecisionStore $decisions,
        Queue $queue,
        LockStore $locks,
        RecordFiles $files,
        Mails $mails,
        OverdueWork $reports,
    ): self {
        $config = $services->config;
        $rights = new DecisionRights($policy);
        $list = new ReviewQueue($queue->search, $content->reading, $policy, $rights, $decisions, $locks);
        $texts = FieldTexts::fromDirectory(dirname(__DIR__, 2) . '/config');

        return new self(
            $list,
            new Reviews($list, $queue->search, $decisions, $rights, $policy),
            new ReadableFields($content->definitions, $content->records, $files, $queue->names, $texts),
            new WaitingTimes($services->database, $services->clock, $config->limit('moderation', 'waitingDays'), $config->limit('moderation', 'waitingDecisions')),
            $queue,
            new OverdueDigest($queue->search, $reports, $mails, $services->transaction, $services->clock, $config->limit('moderation', 'digestDays')),
            $config,
        );
    }

    public function register(): void
    {
        (new Cli($this->queue->verify, $this->queue->rebuild))->register();
    }

    public function migrations(): array
    {
        return [QueueTables::migration(), new QueueFill($this->queue->rebuild)];
    }

    public function mails(): array
    {
        return [new OverdueMail()];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->digest->send(...)];
    }

    public function graphQlTypes(): array
    {
        $rows = new QueueRows($this->queue->names);
        $arguments = new QueueArguments($this->config);
        $viewers = new ViewerFactory();
        $request = new ProxyRequest();

        return [
            new EnumTypes(['PasserelleQueueSort' => QueueSort::cases()]),
            new QueueTypes($this->list, $rows, $arguments, $viewers, $request),
            new QueueFilterTypes($this->queue->validators, $this->queue->members, $viewers, $request),
            new ReviewTypes($this->reviews, $rows, $arguments, $this->fields, new RecordPaths($this->config), $viewers, $request),
            new WaitingTypes($this->waiting),
        ];
    }
}
