<?php

declare(strict_types=1);

namespace Passerelle\Invalidation;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Module;
use Passerelle\Outbox\OutboxModule;

final readonly class InvalidationModule implements Module
{
    private function __construct(public ContentInvalidation $listener, private SiteInvalidation $site, private AccountInvalidation $accounts, private Invalidations $invalidations)
    {
    }

    /** @param Frontend|null $frontend null: nothing is announced */
    public static function build(OutboxModule $outbox, Dependants $dependants, Clock $clock, Config $config, ?Frontend $frontend): self
    {
        if ($frontend !== null) {
            $outbox->dispatcher->handle(new Webhook($frontend, $clock, $config));
        }
        $invalidations = new Invalidations($outbox->outbox, $frontend !== null);

        return new self(new ContentInvalidation($invalidations, $dependants), new SiteInvalidation($invalidations), new AccountInvalidation($invalidations), $invalidations);
    }

    /** @param list<string> $tags of pages that must be made anew */
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
