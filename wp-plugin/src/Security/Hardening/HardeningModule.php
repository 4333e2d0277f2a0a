<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Module;

/** Restricts WordPress's endpoints to the administration, for staff, and to requests of the frontend's server. */
// First: blocked requests need nothing else of the plugin.
#[Priority(1000)]
final readonly class HardeningModule implements Module
{
    public function __construct(
        private EntryPoints $entryPoints,
        private RemoteAccess $remoteAccess,
        private RestAccess $restAccess,
        private RestUsers $restUsers,
        private ClosedFront $front,
        private SecurityCountsRoute $counts,
        private OutboxHealthRoute $outbox,
    ) {
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
