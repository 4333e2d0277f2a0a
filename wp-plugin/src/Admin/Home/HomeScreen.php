<?php

declare(strict_types=1);

namespace Passerelle\Admin\Home;

use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Form\Upload;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Capability;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Site\SiteTexts;

/** Edits the home page, one box per language, saved together or not at all. */
final class HomeScreen
{
    public const PAGE = 'passerelle-home';
    private const NONCE = 'passerelle_home';

    /** Rejected input, to render the form again. */
    private ?HomeInput $refused = null;

    public function __construct(
        private readonly HomeForm $form,
        private readonly HomeView $view,
        private readonly HomePlans $plans,
        private readonly SiteTexts $site,
        private readonly ViewerFactory $viewers,
        private readonly Transaction $transaction,
    ) {
    }

    public function save(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer(self::NONCE);
        if (!current_user_can(Capability::MANAGE_REFERENCE)) {
            wp_die('', '', ['response' => 403]);
        }
        $values = wp_unslash($_POST[Slot::FIELDS] ?? []);
        if (!$this->write(is_array($values) ? $values : [], Upload::fromRequest($_FILES))) {
            status_header(422);
            return;
        }
        wp_safe_redirect(add_query_arg(['page' => self::PAGE, 'saved' => 1], admin_url('admin.php')), 303);
        exit;
    }

    /**
     * @param array<array-key, mixed> $values unslashed: language => part => value
     * @param array<string, list<Upload>> $uploads
     * @return bool false when a value was rejected; nothing is written then
     */
    public function write(array $values, array $uploads = []): bool
    {
        $input = $this->form->read($values, $uploads, $this->viewers->current());
        if ($input->errors !== []) {
            $this->refused = $input;
            return false;
        }
        $this->transaction->run(function () use ($input): void {
            $this->plans->save($input->plans);
            $this->site->save($input->texts);
        });

        return true;
    }

    public function render(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $isSaved = isset($_GET['saved']) && $this->refused === null;
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo $this->view->render($this->refused ?? $this->stored(), $isSaved, wp_nonce_field(self::NONCE, '_wpnonce', true, false));
    }

    private function stored(): HomeInput
    {
        $plans = $texts = [];
        foreach (Lang::cases() as $language) {
            $plans[$language->value] = $this->plans->get($language);
            foreach (SiteTexts::HOME as $name) {
                $texts[$language->value][$name] = $this->site->get($language, $name);
            }
        }

        return new HomeInput($plans, $texts);
    }
}
