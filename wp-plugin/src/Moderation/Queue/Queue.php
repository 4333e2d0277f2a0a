<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Security\Audit\AuditLines;
use Passerelle\Content\ContentReading;
use Passerelle\Kernel\Services;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Reference\Sectors;

/** The index of the review queue and what reads it. */
final readonly class Queue
{
    private function __construct(
        public QueueIndex $index,
        public QueueRebuild $rebuild,
        public QueueVerify $verify,
        public QueueSearch $search,
        public Validators $validators,
        public Members $members,
        public Names $names,
    ) {
    }

    public static function build(Services $services, ContentReading $reading, Sectors $sectors, Names $names, AuditLines $audit): self
    {
        $db = $services->database;
        $store = new QueueStore($db);
        $entries = new QueueEntries($sectors);
        $posts = new QueuePosts($db, $store);
        $index = new QueueIndex($reading->records, $reading->proposals, $entries, $store, $services->clock);
        $validators = new Validators();

        return new self(
            $index,
            new QueueRebuild($db, $reading, $audit, $index, $posts, $services->transaction),
            new QueueVerify($reading, $entries, $store, $posts, $services->transaction),
            new QueueSearch($db, new QueueConditions($db, $services->clock, $validators, $services->config->limit('moderation', 'overdueDays'))),
            $validators,
            new Members($db, $services->config->limit('moderation', 'members')),
            $names,
        );
    }
}
