<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;

/** Fills the new index from what was there before it. */
final readonly class QueueFill implements Migration
{
    public function __construct(private QueueRebuild $rebuild)
    {
    }

    public function id(): string
    {
        return 'moderation.003_fill_queue';
    }

    public function up(Database $db): void
    {
        $this->rebuild->run();
    }
}
