<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

use Passerelle\Kernel\Config;
use Passerelle\Kernel\Module;
use Passerelle\Languages\Languages;
use Passerelle\Outbox\OutboxHealth;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\EventCounts;

/** Restricts WordPress's endpoints to the administration, for staff, and to requests of the frontend's server. */
final readonly class HardeningModule implements Module
{
    private function __construct(
        private EntryPoints $entryPoints,
        private RemoteAccess $remoteAccess,
        private RestAccess $restAccess,
        private RestUsers $restUsers,
        private ClosedFront $front,
        private SecurityCountsRoute $counts,
        private OutboxHealthRoute $outbox,
    ) {
    }

    public static function build(Config $config, ViewerFactory $viewers, ProxyRequest $request, Languages $languages, EventCounts $counts, OutboxHealth $outbox): self
    {
        return new self(
            new EntryPoints(ABSPATH),
            new RemoteAccess(),
            new RestAccess($viewers, $request),
            new RestUsers(),
            ClosedFront::configured($config, $languages),
            new SecurityCountsRoute($counts, $request),
            new OutboxHealthRoute($outbox, $request),
        );
    }

    public function register(): void
    {
        $this->entryPoints->enforce();
        // load-scripts.php and load-styles.php answer everybody without loading plugins; the web server refuses them.
        defined('CONCATENATE_SCRIPTS') || define('CONCATENATE_SCRIPTS', false);
        $this->remoteAccess->register();
        $this->restAccess->register();
        $this->restUsers->register();
        $this->front->register();
        $this->counts->register();
        $this->outbox->register();
    }
}
