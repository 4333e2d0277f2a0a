<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Invalidation;

use Passerelle\Content\Dependants;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Outbox\HasHandlers;
use Passerelle\Outbox\Outbox;

final readonly class InvalidationModule implements Module, HasHandlers
{
    private function __construct(
        public ContentInvalidation $listener,
        private SiteInvalidation $site,
        private AccountInvalidation $accounts,
        private Invalidations $invalidations,
        private ?Webhook $webhook,
    ) {
    }

    /** @param Frontend|null $frontend null: nothing is announced */
    public static function build(Services $services, Outbox $outbox, Dependants $dependants, DirectoryPages $pages, ?Frontend $frontend): self
    {
        $invalidations = new Invalidations($outbox, $frontend !== null);

        return new self(
            new ContentInvalidation($invalidations, $dependants, $pages),
            new SiteInvalidation($invalidations),
            new AccountInvalidation($invalidations),
            $invalidations,
            $frontend === null ? null : new Webhook($frontend, $services->clock, $services->config),
        );
    }

    public function handlers(): array
    {
        return $this->webhook === null ? [] : [$this->webhook];
    }

    /** @param list<string> $tags of pages to invalidate */
    public function announce(array $tags): void
    {
        $this->invalidations->add($tags);
    }

    public function register(): void
    {
        $this->site->register();
        $this->accounts->register();
    }
}
