<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Files\FileStorage;
use Passerelle\Kernel\Module;
use Passerelle\Accounts\Privacy\Export\ArchivedFiles;
use Passerelle\Security\SecurityEvent;
use WP_User;
use WP_User_Request;
use ZipArchive;

/**
 * The archives that WordPress's tool makes: they contain the person's files too, lie outside the web root and are sent to those only
 * who may export data. WordPress deletes them after three days.
 */
final readonly class ExportArchives implements Module
{
    private const ACTION = 'passerelle_personal_export';
    private const CAPABILITY = 'export_others_personal_data';
    private const PARAMETER = 'file';
    private const NAME = '/^wp-personal-data-file-[A-Za-z0-9]+\.zip$/D';
    private const BEFORE_WORDPRESS = 9;

    public function __construct(private ArchivedFiles $archived, private FileStorage $storage, private ErasureAudit $audit)
    {
    }

    public function register(): void
    {
        add_filter('wp_privacy_exports_dir', fn (): string => $this->storage->exports() . '/');
        add_filter('wp_privacy_exports_url', static fn (): string => admin_url('admin-post.php?' . http_build_query(['action' => self::ACTION]) . '&' . self::PARAMETER . '='));
        add_action('wp_privacy_personal_data_export_file_created', $this->complete(...), 10, 4);
        add_filter('wp_privacy_personal_data_export_page', self::refuseMail(...), self::BEFORE_WORDPRESS, 6);
        add_action('admin_post_' . self::ACTION, $this->send(...));
    }

    /** @return string|null path of an archive; null: the person may not have it, or there is none of this name */
    public function find(string $name): ?string
    {
        $path = preg_match(self::NAME, $name) === 1 && current_user_can(self::CAPABILITY) ? wp_privacy_exports_dir() . $name : '';

        return $path !== '' && is_file($path) ? $path : null;
    }

    private function complete(string $path, string $url, string $report, int|string $requestId): void
    {
        $request = wp_get_user_request((int) $requestId);
        $email = $request instanceof WP_User_Request ? $request->email : '';
        $user = get_user_by('email', $email);
        $user = $user instanceof WP_User ? $user : null;
        if ($user !== null) {
            $this->addFiles($path, $user->ID);
        }
        chmod($path, 0600);
        $this->audit->exported($user);
        SecurityEvent::Export->succeeded('personal_data', account: $user->ID ?? $email, actor: get_current_user_id());
    }

    private function addFiles(string $path, int $userId): void
    {
        $archive = new ZipArchive();
        if ($archive->open($path) !== true) {
            return;
        }
        $this->archived->add($archive, $userId);
        $archive->close();
    }

    /** WordPress's mail has a link to the administration, which the person cannot open. */
    private static function refuseMail(mixed $response, mixed $index, mixed $email, mixed $page, mixed $requestId, mixed $isMailed): mixed
    {
        if ($isMailed === true) {
            wp_send_json_error(StaffTexts::get('mail.not_public'));
        }

        return $response;
    }

    private function send(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $name = wp_unslash($_GET[self::PARAMETER] ?? '');
        $path = is_string($name) ? $this->find($name) : null;
        $source = $path === null ? false : fopen($path, 'rb');
        if ($path === null || $source === false) {
            SecurityEvent::Export->refused('personal_data');
            wp_die('', '', ['response' => 404]);
        }
        SecurityEvent::Export->succeeded('personal_data_archive');
        nocache_headers();
        header('Content-Type: application/zip');
        header('Content-Length: ' . filesize($path));
        header('Content-Disposition: attachment; filename="' . basename($path) . '"');
        header('X-Content-Type-Options: nosniff');
        while (ob_get_level() > 0 && ob_end_clean()) {
            continue;
        }
        fpassthru($source);
        exit;
    }
}
